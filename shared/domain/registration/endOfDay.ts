import { instantAt } from './venueTime.ts';

/**
 * The UTC instant at which a day ends at the venue: what is due on that day is in time until then.
 * @param day `YYYY-MM-DD`
 */
export function endOfDay(day: string, timeZone: string): string {
  const lastMinute = instantAt(`${day}T23:59`, timeZone);
  if (lastMinute === null) throw new Error(`${day} is no day`);
  return new Date(Date.parse(lastMinute) + 60_000).toISOString();
}
