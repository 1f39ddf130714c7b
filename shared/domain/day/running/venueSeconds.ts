import { venueTimeOf } from '../../core/dates/venueTime.ts';
import { DAY_SECONDS, daysBetween } from '../../core/dates/days.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

/**
 * The venue's clock at an instant, as a plan counts.
 * @param instant UTC
 * @returns seconds since the venue's midnight of the date; more than a day's where it is later
 */
export function venueSeconds(instant: string, date: string, timeZone: string): number {
  const [day = '', time = ''] = venueTimeOf(instant, timeZone).split('T');
  const seconds = new Date(instant).getUTCSeconds();
  return daysBetween(date, day) * DAY_SECONDS + secondsOfTime(time) + seconds;
}
