import { dayIn } from '../dates/timeZone.ts';

interface FirstDay {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  /** IANA */
  readonly timeZone: string;
}

/** Whether a competition's first day has come at the venue. */
export function hasBegun({ startDate, timeZone }: FirstDay, now: Date): boolean {
  return startDate <= dayIn(now, timeZone);
}
