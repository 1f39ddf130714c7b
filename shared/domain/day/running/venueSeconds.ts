import { venueTimeOf } from '../../core/registration/venueTime.ts';
import { dayNumber, secondsOfTime } from '../../core/times.ts';

/**
 * The venue's clock at an instant, as a plan counts.
 * @param instant UTC
 * @returns seconds since the venue's midnight of the date; more than a day's where it is later
 */
export function venueSeconds(instant: string, date: string, timeZone: string): number {
  const [day = '', time = ''] = venueTimeOf(instant, timeZone).split('T');
  const seconds = new Date(instant).getUTCSeconds();
  return (dayNumber(day) - dayNumber(date)) * 86_400 + secondsOfTime(time) + seconds;
}
