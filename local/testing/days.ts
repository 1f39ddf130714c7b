import { currentTime } from '../clock.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A calendar day so many days ago, `YYYY-MM-DD` in UTC: from one day on it is past at every venue. */
export function dayAgo(days: number): string {
  return new Date(currentTime().getTime() - days * DAY).toISOString().slice(0, 10);
}
