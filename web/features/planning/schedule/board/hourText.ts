import { formatTime } from '../../../../i18n/formats.ts';

/** A full hour in as few letters as say it: "4 PM" or "16:00". @param seconds since midnight */
export function hourText(seconds: number): string {
  const time = formatTime(seconds);
  return /\p{L}/u.test(time) ? time.replace(/^(\d+):00/, '$1') : time;
}
