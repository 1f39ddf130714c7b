import type { DayRuns, RunFlight, RunStarter } from '../../../../shared/contract/day/running/dayRuns.ts';
import { hasNobodyLeft } from '../../../../shared/domain/day/running/fewCheckedIn.ts';

/** A surface's day as the people who run it need it. */
export interface SurfaceDay {
  readonly id: string;
  readonly name: string;
  readonly delayMinutes: number;
  readonly laterDelay?: DayRuns['surfaces'][number]['laterDelay'];
  readonly overtimeSince?: DayRuns['surfaces'][number]['overtimeSince'];
  /** Hours in which flights to come have lost their ice. */
  readonly noIce: DayRuns['lostIce'];
  readonly now: RunFlight | null;
  /** The resurfacing, break or other block that is on the ice by the clock. */
  readonly pause?: DayRuns['surfaces'][number]['pause'];
  /** The last flight that was ended by a tap, while nothing else is on the ice. */
  readonly justEnded: RunFlight | null;
  /** Flights that a later one has overtaken, and of which somebody skates. */
  readonly skipped: readonly RunFlight[];
  /** The first to come of which somebody skates. */
  readonly next: RunFlight | null;
  /** The others to come. */
  readonly later: readonly RunFlight[];
}

export function surfaceDays({ surfaces, runs, lostIce }: DayRuns): SurfaceDay[] {
  return surfaces
    .map(({ id, name, delayMinutes, laterDelay, overtimeSince, pause }) => {
      const flights = runs.filter(({ surfaceId }) => surfaceId === id).flatMap((run) => run.flights);
      const inState = (state: RunFlight['state']) => flights.filter((flight) => flight.state === state);
      const [now = null] = inState('now');
      const next = inState('toCome').find(isSkated) ?? null;
      const ended = inState('done').filter(({ endedAt }) => endedAt !== null);
      return {
        id,
        name,
        delayMinutes,
        laterDelay,
        overtimeSince,
        pause,
        noIce: lostIce.filter(({ surfaceId }) => surfaceId === id),
        now,
        justEnded: now ? null : (ended.toSorted(byEnd).at(-1) ?? null),
        skipped: inState('skipped').filter(isSkated),
        next,
        later: inState('toCome').filter((flight) => flight !== next),
        flights,
      };
    })
    .filter(({ flights }) => flights.length > 0);
}

const isSkated = ({ starters }: RunFlight) => !hasNobodyLeft(starters);

const byEnd = (one: RunFlight, other: RunFlight) => (one.endedAt ?? '').localeCompare(other.endedAt ?? '');

/** The skaters who should skate and have not been checked in. */
export const notCheckedIn = ({ starters }: RunFlight): RunStarter[] =>
  starters.filter(({ state }) => state === 'expected');

/** The skaters of a flight, as far as they are known. */
export const skating = ({ starters }: RunFlight): RunStarter[] =>
  starters.filter(({ state }) => state === 'expected' || state === 'checkedIn');

/** Programmes of the day that have no music title yet, by flight. */
export const withoutMusic = (flights: readonly RunFlight[]): number =>
  flights.flatMap(skating).filter(({ musicTitle }) => musicTitle === '').length;

/** `2:05`. */
export const lengthOf = (seconds: number) =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
