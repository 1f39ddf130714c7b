import { daysBetween } from '../../core/dates/days.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';

/** Minutes before the first start of a day, to check in, to warm up off the ice and to lace the skates; no rule book names them. */
const BEFORE_THE_FIRST = 45;
/** Before a later one the skater is at the rink already. */
const BEFORE_THE_NEXT = 15;

/**
 * When to be at the ice for a start.
 * @param start `HH:MM` or `HH:MM:SS` at the venue, as expected now
 * @returns `HH:MM:SS` at the venue, on the same day
 */
export function beThereAt(start: string, isFirstOfDay: boolean): string {
  const minutes = isFirstOfDay ? BEFORE_THE_FIRST : BEFORE_THE_NEXT;
  return timeOfSeconds(Math.max(0, secondsOfTime(start) - minutes * 60));
}

/**
 * What check-in asks of a skater: nothing yet, to come now, or `open` where a delay came after the time to be there, because
 * a delay can shrink again.
 */
export type CheckInAsk = 'later' | 'open' | 'now';

interface AskedStart {
  readonly date: string;
  /** `HH:MM` or `HH:MM:SS` at the venue, as expected now. */
  readonly start: string;
  /** The same as published. */
  readonly published: string;
  readonly isFirstOfDay: boolean;
}

/**
 * What check-in asks of a skater, as the family and the rink's coach read it.
 * @param now venue time `YYYY-MM-DDTHH:MM`
 */
export function checkInAsk({ date, start, published, isFirstOfDay }: AskedStart, now: string): CheckInAsk {
  const [today = '', clock = ''] = now.split('T');
  // After midnight the clock of the day that began goes on.
  const seconds = secondsOfTime(clock) + 24 * 3_600 * daysBetween(date, today);
  const isReached = (time: string) => secondsOfTime(beThereAt(time, isFirstOfDay)) <= seconds;
  if (isReached(start)) return 'now';
  return isReached(published) ? 'open' : 'later';
}
