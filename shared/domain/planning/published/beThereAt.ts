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
