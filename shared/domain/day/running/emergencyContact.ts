import type { BlockState } from './expectedTimes.ts';
import { skatingDay } from './dayOfPlan.ts';
import { daysBetween } from '../../core/dates/days.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';

/** Minutes before a flight by which its skaters should be at the rink (decision 0091). */
const AT_DESK_MINUTES = 30;

interface TimedFlight {
  readonly state: BlockState;
  /** `HH:MM:SS` at the venue as published. */
  readonly start: string;
  /** `HH:MM` when it started or is expected; null where neither is known. */
  readonly expected: string | null;
  /** Null until somebody has recorded its end. */
  readonly endedAt: string | null;
}

/** The day of a flight, `YYYY-MM-DD`, and the venue's clock, `YYYY-MM-DDTHH:MM`. */
interface Clock {
  readonly date: string;
  readonly now: string;
}

/** Whether a flight has left the ice, or a later one has started without it. */
export const isFlightOver = ({ state, endedAt }: Pick<TimedFlight, 'state' | 'endedAt'>): boolean =>
  endedAt !== null || state === 'done' || state === 'skipped';

/**
 * Whether a flight is on the ice, or due within thirty minutes by the schedule or by the day's course. The earlier of
 * the two counts: families come for the published time, and a day without recorded starts only looks late.
 */
export function isFlightNear(flight: TimedFlight, { date, now }: Clock): boolean {
  if (isFlightOver(flight) || skatingDay(new Date(`${now}:00Z`), 'UTC') !== date) return false;
  return flight.state === 'now' || dueMinute(flight) <= minuteOfDay(date, now) + AT_DESK_MINUTES;
}

/** When its skaters come for it, in minutes of the day that began on its date. */
export const dueMinute = ({ start, expected }: Pick<TimedFlight, 'start' | 'expected'>): number =>
  Math.min(minutesOf(start), minutesOf(expected ?? start));

const minutesOf = (time: string) => Math.floor(secondsOfTime(time) / 60);

/** After midnight the clock of the day that began goes on. */
function minuteOfDay(date: string, now: string): number {
  const [day = '', time = ''] = now.split('T');
  return minutesOf(time) + 24 * 60 * daysBetween(date, day);
}

/** Why an emergency contact stays closed. */
export type ContactClosure = 'notMissing' | 'flightOver' | 'flightFar' | 'wasHere';

interface MissingStarter {
  readonly state: StarterState;
  /** Somebody has checked it in before, and somebody took that back. */
  readonly checkInUndone: boolean;
}

/**
 * Why the emergency contact of a starter stays closed; null where it can be opened. A helper could check a skater in and
 * take it back only to open the contact, so after that an organiser decides.
 */
export function contactClosure(
  { flight, starter }: { readonly flight: TimedFlight; readonly starter: MissingStarter },
  { isOrganiser, ...clock }: Clock & { readonly isOrganiser: boolean },
): ContactClosure | null {
  if (starter.state === 'checkedIn' || starter.state === 'scratched') return 'notMissing';
  if (isFlightOver(flight)) return 'flightOver';
  if (!isFlightNear(flight, clock)) return 'flightFar';
  return starter.checkInUndone && !isOrganiser ? 'wasHere' : null;
}
