import { dayIn } from '../dates/timeZone.ts';

interface LastDay {
  /** `YYYY-MM-DD` */
  readonly endDate: string;
  /** IANA */
  readonly timeZone: string;
}

/** Whether a competition's last day has passed at the venue. */
export function hasEnded({ endDate, timeZone }: LastDay, now: Date): boolean {
  return endDate < dayIn(now, timeZone);
}
