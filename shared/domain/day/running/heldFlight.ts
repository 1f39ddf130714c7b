import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';

/** How long an organiser holds a flight that has no short rest, in minutes. */
export const HOLD_MINUTES = [3, 6, 10] as const;

/** What an organiser may type; for longer the day is planned again. */
export const MOST_HOLD_MINUTES = 60;

interface ComingFlight {
  /** `HH:MM:SS` as published. */
  readonly start: string;
  /** `HH:MM` expected now. */
  readonly expected: string | null;
  readonly hold: { readonly until: string } | null;
}

/**
 * Until when a flight is held for so many minutes more than it would start by itself.
 * @param now seconds since the venue's midnight of its day
 * @returns `HH:MM`
 */
export function holdTimeOf({ start, expected }: ComingFlight, minutes: number, now: number): string {
  const about = Math.max(secondsOfTime(expected ?? start), now);
  return timeOfSeconds(60 * (Math.ceil(about / 60) + minutes)).slice(0, -3);
}

/** Whether the time of a flight's hold is still to come. @param now seconds since the venue's midnight of its day */
export const isHeldAt = ({ hold }: Pick<ComingFlight, 'hold'>, now: number): boolean =>
  hold !== null && now < secondsOfTime(hold.until);

type FollowingFlight = Omit<ComingFlight, 'hold'>;

/**
 * How many flights after a held one start later because of it: pauses that are longer than in the schedule take up some.
 * @param flights the held one and those after it on its ice, in order
 * @param minutes by which it starts later
 */
export function flightsHeldUp(flights: readonly FollowingFlight[], minutes: number): number {
  let late = minutes * 60;
  let count = 0;
  for (const [index, flight] of flights.slice(1).entries()) {
    const before = flights[index];
    if (!before) break;
    const published = secondsOfTime(flight.start) - secondsOfTime(before.start);
    const nowApart = expectedStart(flight) - expectedStart(before);
    late -= Math.max(0, nowApart - published);
    if (late < 60) break;
    count += 1;
  }
  return count;
}

const expectedStart = ({ start, expected }: FollowingFlight) => secondsOfTime(expected ?? start);
