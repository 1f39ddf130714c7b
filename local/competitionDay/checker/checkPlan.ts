import type { Plan, Problem } from '../../../shared/contract/core/planningFiles.ts';
import { checkBound } from './checkBound.ts';
import { checkFlights } from './checkFlights.ts';
import { checkIce } from './checkIce.ts';
import { checkPanels } from './checkPanels.ts';
import { checkPeople } from './checkPeople.ts';
import { type Fault, openLedger } from './planLedger.ts';

/**
 * Counts a whole plan again from its problem, without a line of the planner.
 * @returns what is wrong with it; findings of the plan that are true are not wrong
 */
export function checkPlan(problem: Problem, plan: Plan): Fault[] {
  const ledger = openLedger(problem, plan);
  return [checkFlights, checkIce, checkPeople, checkPanels, checkBound].flatMap((check) => check(ledger));
}
