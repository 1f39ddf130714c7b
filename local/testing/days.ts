import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { currentTime } from '../clock.ts';
import { DAY_MILLISECONDS, shiftDay } from '../../shared/domain/core/dates/days.ts';

/** The venue's time zone in tests, unless a test needs another. */
export const VENUE_ZONE = 'America/Chicago';

/** The calendar day so many days ago, `YYYY-MM-DD` in UTC: from one day on it is past at every venue. */
export function dayAgo(days: number): string {
  return instantIn(-days).slice(0, 10);
}

/** The calendar day in so many days at the tests' venue, `YYYY-MM-DD`. */
export function venueDayIn(days: number): string {
  return shiftDay(dayIn(currentTime(), VENUE_ZONE), days);
}

/** The UTC instant in so many times 24 hours. */
export function instantIn(days: number): string {
  return new Date(currentTime().getTime() + days * DAY_MILLISECONDS).toISOString();
}
