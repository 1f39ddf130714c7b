import { formatDay, formatInstant } from '../../../i18n/formats.ts';

/** @param end of `correctionsEnd`: a day, which is included, or an instant; '' for null */
export function correctionsEndText(end: string | null, timeZone: string): string {
  if (end === null) return '';
  return end.includes('T') ? formatInstant(end, timeZone) : formatDay(end);
}
