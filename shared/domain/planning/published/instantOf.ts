import { instantAt } from '../../core/dates/venueTime.ts';
import { DAY_SECONDS, shiftDay } from '../../core/dates/days.ts';
import { timeOfSeconds } from '../../core/dates/times.ts';

/**
 * The UTC instant of a time on a day of a plan.
 * @param seconds since the venue's midnight; from 24 hours on it is the next day's
 */
export function instantOf(date: string, seconds: number, timeZone: string): string {
  const day = shiftDay(date, Math.floor(seconds / DAY_SECONDS));
  const [minutes, rest] = [Math.floor((seconds % DAY_SECONDS) / 60) * 60, seconds % 60];
  const instant = instantAt(`${day}T${timeOfSeconds(minutes).slice(0, 5)}`, timeZone);
  if (instant === null) throw new Error(`${date} is no day`);
  return new Date(Date.parse(instant) + rest * 1_000).toISOString();
}
