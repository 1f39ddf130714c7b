import { instantAt } from '../../core/registration/venueTime.ts';
import { shiftDay } from '../../core/registration/shiftedDays.ts';
import { timeOfSeconds } from '../../core/times.ts';

const DAY = 24 * 3_600;

/**
 * The UTC instant of a time on a day of a plan.
 * @param seconds since the venue's midnight; from 24 hours on it is the next day's
 */
export function instantOf(date: string, seconds: number, timeZone: string): string {
  const day = shiftDay(date, Math.floor(seconds / DAY));
  const [minutes, rest] = [Math.floor((seconds % DAY) / 60) * 60, seconds % 60];
  const instant = instantAt(`${day}T${timeOfSeconds(minutes).slice(0, 5)}`, timeZone);
  if (instant === null) throw new Error(`${date} is no day`);
  return new Date(Date.parse(instant) + rest * 1_000).toISOString();
}
