import type { ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { flightsToCome } from './begunSeats.ts';
import type { LeavingJudge } from './leavingJudge.ts';

interface Duty {
  readonly panel: ListedPanel;
  readonly flight: ListedPanel['flights'][number];
  /** As the day goes: seconds since the venue's midnight. */
  readonly start: number;
  readonly end: number;
}

/**
 * The last flight of other panels for which a judge is still due while seats are taken over, as the day goes: the rules of
 * seats go by the schedule.
 * @param now seconds since the venue's midnight
 * @returns null where the judge is free
 */
export function sittingElsewhere(
  { judge, seats }: LeavingJudge,
  panels: readonly ListedPanel[],
  { runs }: Pick<DataOf<'listRuns'>, 'runs'>,
  now: number,
): Duty | null {
  const flights = new Map(runs.flatMap((run) => run.flights.map((flight) => [flight.id, flight] as const)));
  const dutyOf = (panel: ListedPanel, flight: ListedPanel['flights'][number]): Duty[] => {
    const { state, expected, start, seconds } = flights.get(flight.id) ?? {};
    if ((state !== 'now' && state !== 'toCome') || start === undefined) return [];
    const from = secondsOfTime(expected ?? start);
    const until = from + (seconds ?? 0);
    return [{ panel, flight, start: from, end: state === 'now' ? Math.max(until, now) : until }];
  };
  const taken = new Set(seats.map(({ panel }) => panel.id));
  const own = panels
    .filter((panel) => !taken.has(panel.id) && panel.seats.some(({ coachId }) => coachId === judge.id))
    .flatMap((panel) => panel.flights.flatMap((flight) => dutyOf(panel, flight)));
  const added = seats.flatMap(({ panel }) => flightsToCome(panel).flatMap((flight) => dutyOf(panel, flight)));
  const clashes = own.filter(({ start, end }) => added.some((one) => start < one.end && one.start < end));
  return clashes.toSorted((one, other) => one.end - other.end).at(-1) ?? null;
}
