import { secondsOfTime } from '../../core/dates/times.ts';
import { hasNobodyLeft } from './fewCheckedIn.ts';
import { venueSeconds } from './venueSeconds.ts';

/** Below this a flight is about to start, or its tap is late. */
const IDLE_MINUTES = 3;

/** As long as it takes to resurface: a longer pause of the schedule can be cut short. */
const MOST_BETWEEN_SECONDS = 15 * 60;

interface IdleFlight {
  readonly id: string;
  readonly state: 'done' | 'now' | 'toCome' | 'skipped';
  /** As published, `HH:MM:SS`. */
  readonly start: string;
  readonly seconds: number;
  /** `HH:MM` expected now. */
  readonly expected: string | null;
  readonly hold: { readonly until: string } | null;
  /** A UTC instant. */
  readonly endedAt: string | null;
  readonly starters: Parameters<typeof hasNobodyLeft>[0];
}

interface IdleDay<Flight> {
  readonly date: string;
  readonly competition: { readonly timeZone: string };
  readonly surfaces: readonly { readonly id: string }[];
  readonly runs: readonly { readonly surfaceId: string; readonly flights: readonly Flight[] }[];
  readonly lostIce: readonly { readonly flightIds: readonly string[] }[];
}

/** A surface on which nobody skates although its next flight could: somebody forgot to tap, or nobody knows. */
export interface IdleIce<Flight> {
  readonly surfaceId: string;
  readonly next: Flight;
  /** Since when it could have started: seconds since the venue's midnight. */
  readonly since: number;
  readonly minutes: number;
}

/**
 * The surfaces that are idle for three minutes and longer. A flight waits for what the schedule has before it, for its hold, and for
 * all else that makes its expected time later than now.
 * @param now seconds since the venue's midnight of the day
 */
export function idleIce<Flight extends IdleFlight>(day: IdleDay<Flight>, now: number): IdleIce<Flight>[] {
  const withoutIce = new Set(day.lostIce.flatMap(({ flightIds }) => flightIds));
  return day.surfaces.flatMap(({ id: surfaceId }) => {
    const flights = day.runs.filter((run) => run.surfaceId === surfaceId).flatMap((run) => run.flights);
    const next = flights.find((flight) => flight.state === 'toCome' && !hasNobodyLeft(flight.starters));
    if (!next || withoutIce.has(next.id) || flights.some(({ state }) => state === 'now')) return [];
    if (next.expected !== null && secondsOfTime(next.expected) > now) return [];
    const before = flights.findLast(({ state, endedAt }) => state === 'done' && endedAt !== null);
    const since = Math.max(
      secondsOfTime(next.start),
      before ? readyAfter(before, next, day) : 0,
      next.hold ? secondsOfTime(next.hold.until) : 0,
    );
    const minutes = Math.floor((now - since) / 60);
    return minutes < IDLE_MINUTES ? [] : [{ surfaceId, next, since, minutes }];
  });
}

/** When a flight can start after another one has ended: the resurfacing between them comes first. */
function readyAfter(
  before: IdleFlight,
  next: IdleFlight,
  { date, competition }: Pick<IdleDay<IdleFlight>, 'date' | 'competition'>,
): number {
  const ended = venueSeconds(before.endedAt ?? '', date, competition.timeZone);
  const between = secondsOfTime(next.start) - secondsOfTime(before.start) - before.seconds;
  return ended + Math.min(MOST_BETWEEN_SECONDS, Math.max(0, between));
}
