import { venueTimeOf } from '../../../../../shared/domain/core/dates/venueTime.ts';
import { formatDay, formatInstant, formatLocale } from '../../../../i18n/formats.ts';

/** The time on the reader's clock if it differs from the venue's, else null. */
export function readersTime(instant: string, timeZone: string): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return venueTimeOf(instant, own) === venueTimeOf(instant, timeZone) ? null : formatInstant(instant, own);
}

/** "Central European Time": the same in summer and in winter. */
export function zoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat(formatLocale(), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The venue's date and time; the date alone at midnight. */
export function momentOrDay(instant: string, timeZone: string): string {
  const [day = '', time] = venueTimeOf(instant, timeZone).split('T');
  return time === '00:00' ? formatDay(day) : formatInstant(instant, timeZone);
}
