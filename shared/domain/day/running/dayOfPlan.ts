import { venueTimeOf } from '../../core/dates/venueTime.ts';
import { utcDay } from '../../core/dates/days.ts';

/**
 * The day of a schedule that its readers want to see.
 * @param days in order, not empty
 * @returns today by the venue's clock; before four o'clock in the morning still the day before; else the next day
 * that comes, or the last
 */
export function currentDay(days: readonly string[], now: Date, timeZone: string): string | null {
  const today = skatingDay(now, timeZone);
  return days.find((date) => date >= today) ?? days.at(-1) ?? null;
}

/** Today by the venue's clock; before it shows four o'clock in the morning still the day before. */
export function skatingDay(now: Date, timeZone: string): string {
  // Four hours of the clock, which are three or five where it was changed that night.
  const clock = Date.parse(`${venueTimeOf(now.toISOString(), timeZone)}Z`);
  return utcDay(clock - 4 * 3_600_000);
}
