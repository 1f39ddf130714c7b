import type { LateDay, FixedFlight } from '../../planning/late/layLateDay.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { venueSeconds } from './venueSeconds.ts';

/** A flight as the day knows it. */
interface FlightAsItGoes {
  readonly id: string;
  readonly surfaceId: string;
  /** `HH:MM:SS` at the venue, as published. */
  readonly start: string;
  readonly seconds: number;
  readonly state: 'done' | 'now' | 'toCome' | 'skipped';
  /** `HH:MM` when it started or is expected. */
  readonly expected: string | null;
  /** UTC instants. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Until when it is held: `HH:MM` at the venue. */
  readonly hold: { readonly until: string } | null;
}

/**
 * A running day for the rules of a late one: what has skated, is on the ice, or is expected within some minutes is
 * fixed, because its skaters are in the locker room already. A flight to come without ice never is: it can't skate there.
 */
export function lateDayOf(
  flights: readonly FlightAsItGoes[],
  {
    date,
    timeZone,
    now,
    keptMinutes,
    lostIce,
    longer = new Map(),
  }: {
    readonly date: string;
    readonly timeZone: string;
    readonly now: Date;
    readonly keptMinutes: number;
    /** Hours in which flights to come have no ice any more. */
    readonly lostIce: readonly { readonly flightIds: readonly string[] }[];
    /** Seconds that flights with walk-ons take. */
    readonly longer?: ReadonlyMap<string, number>;
  },
): LateDay {
  const nowSeconds = venueSeconds(now.toISOString(), date, timeZone);
  const clock = (instant: string) => venueSeconds(instant, date, timeZone);
  const withoutIce = new Set(lostIce.flatMap(({ flightIds }) => flightIds));
  const fixed = flights.flatMap((flight): [string, FixedFlight][] => {
    const { id, surfaceId, state, expected, startedAt, endedAt, seconds } = flight;
    const about = secondsOfTime(expected ?? flight.start);
    const isSoon = about < nowSeconds + keptMinutes * 60;
    if (state === 'toCome' && (!isSoon || withoutIce.has(id))) return [];
    const start = startedAt === null ? about : clock(startedAt);
    const end = endedAt === null ? start + Math.max(seconds, longer.get(id) ?? 0) : clock(endedAt);
    // A flight that overruns leaves the ice now at the earliest.
    return [[id, { surfaceId, start, end: state === 'now' ? Math.max(end, nowSeconds) : end }]];
  });
  const published = flights.map(({ id, start }) => [id, secondsOfTime(start)] as const);
  const held = flights.flatMap(({ id, hold }) => (hold ? [[id, secondsOfTime(hold.until)] as const] : []));
  return {
    date,
    now: nowSeconds,
    fixed: new Map(fixed),
    published: new Map(published),
    held: new Map(held),
    longer,
  };
}
