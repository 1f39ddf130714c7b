import { shiftDay } from './days.ts';
import { instantAt } from './venueTime.ts';

/**
 * The UTC instant at which a day ends at the venue, the deadline for anything due on that day.
 * @param day `YYYY-MM-DD`
 * @throws Error if `day` is not a valid day
 */
export function endOfDay(day: string, timeZone: string): string {
  if (Number.isNaN(Date.parse(day))) throw new Error(`${day} is no day`);
  // Some zones set clocks back at midnight: 23:59 occurs twice, but the next day starts only once.
  const end = instantAt(`${shiftDay(day, 1)}T00:00`, timeZone);
  if (end === null) throw new Error(`${day} is no day`);
  return end;
}
