import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';

export interface LastScratch {
  readonly scratchId: string;
  readonly name: string;
  /** Of flights. */
  readonly count: number;
}

/** A scratch as far as it still stands; null once each of its flights is restored. */
export function standingScratch(last: LastScratch, runs: Pick<DayRuns, 'runs'>): LastScratch | null {
  const starters = runs.runs.flatMap(({ flights }) => flights).flatMap((flight) => flight.starters);
  const count = starters.filter(
    ({ state, scratchId }) => state === 'scratched' && scratchId === last.scratchId,
  ).length;
  return count > 0 ? { ...last, count } : null;
}
