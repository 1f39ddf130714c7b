import type { FieldValue } from '../../../../shared/domain/core/history/namedLists.ts';
import { formatDay } from '../../../i18n/formats.ts';

const DAYS: readonly string[] = ['birthdate', 'expDate'];
const WHOLE_DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The value of a skater's field as shown; a whole day in the page's format. */
export function fieldText(field: string | undefined, value: FieldValue): string {
  if (typeof value === 'object' && value !== null) return value.filter((one) => one !== '').join(', ');
  const text = String(value ?? '');
  return DAYS.includes(field ?? '') && WHOLE_DAY.test(text) ? formatDay(text) : text;
}
