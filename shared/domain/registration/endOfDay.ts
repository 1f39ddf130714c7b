import { shiftDay } from './shiftedDays.ts';
import { instantAt } from './venueTime.ts';

/**
 * The UTC instant at which a day ends at the venue: what is due on that day is in time until then.
 * @param day `YYYY-MM-DD`
 */
export function endOfDay(day: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(day))) throw new Error(`${day} is no day`);
  // Some zones put their clocks back at midnight: 23:59 comes twice, the next day begins once.
  const end = instantAt(`${shiftDay(day, 1)}T00:00`, timeZone);
  if (end === null) throw new Error(`${day} is no day`);
  return end;
}
