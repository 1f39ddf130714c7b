import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import { doesSkate } from '../../../../shared/domain/day/running/startOrder.ts';

/** A problem without those of the day who do not skate: nobody is late for a start that is scratched. */
export function withoutScratched<P extends Pick<Problem, 'programmes'>>(
  problem: P,
  { runs }: Pick<DayRuns, 'runs'>,
): P {
  const starters = runs.flatMap(({ flights }) => flights).flatMap((flight) => flight.starters);
  const out = new Set(starters.flatMap((one) => (doesSkate(one) ? [] : one.programmeId)));
  return { ...problem, programmes: problem.programmes.filter(({ id }) => !out.has(id)) };
}
