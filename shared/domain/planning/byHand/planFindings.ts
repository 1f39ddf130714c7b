import type { PlanFinding, Plan, Problem, Score } from '../../../contract/core/planningFiles.ts';
import { type BegunIds, NONE_BEGUN } from '../findings/panelFindings.ts';
import { runsOf } from '../panels/runs.ts';
import { Seats } from '../panels/seats.ts';
import { peopleOfFlights, timeFlights } from '../planFacts.ts';
import { scorePlan } from '../scorePlan.ts';

/**
 * Evaluates a plan that was changed by hand: the findings and the score that the planner itself would give.
 * @param plan its panels stay as they are; without any, no seat is open yet
 */
export function planFindings(
  problem: Problem,
  { flights, blocks, panels }: Pick<Plan, 'flights' | 'blocks' | 'panels'>,
  begun: BegunIds = NONE_BEGUN,
): { findings: PlanFinding[]; score: Score } {
  const timed = timeFlights(peopleOfFlights(problem, flights), blocks);
  const seated = { ...problem, fixed: { ...problem.fixed, panels } };
  const runs = panels.length === 0 ? [] : runsOf(seated, timed, blocks);
  return scorePlan(problem, timed, blocks, new Seats(problem, runs), begun);
}
