import type { PlanFinding, Plan, Problem } from '../../../contract/core/planningFiles.ts';
import { boardFindings } from '../byHand/boardFindings.ts';
import { newFindings } from '../byHand/newFindings.ts';
import type { BegunIds } from '../findings/panelFindings.ts';

type Planned = Pick<Plan, 'flights' | 'blocks' | 'panels'>;

/** Names a finding, so that an organiser confirms exactly what was shown. */
export function findingId({ rule, skaters, coaches, flightIds }: PlanFinding): string {
  return [rule, ...[skaters, coaches, flightIds].map((ids) => ids.toSorted().join(','))].join('|');
}

/** What must be fixed by the board, or confirmed by an organiser before it is published. */
export const hardFindings = (problem: Problem, plan: Planned, begun?: BegunIds): PlanFinding[] =>
  boardFindings(problem, plan, begun)
    .findings.filter(({ severity }) => severity === 'hard')
    .map(({ blocks: _blocks, ...finding }) => finding);

/** Coaches whom a plan brings to two surfaces at once, and who were not in the version before; null where there is none. */
export function newCoachClashes(
  problem: Problem,
  before: Planned | null,
  plan: Planned,
  begun?: BegunIds,
): PlanFinding[] {
  const clashesOf = (one: Planned) =>
    boardFindings(problem, one, begun).findings.filter(({ rule }) => rule === 'coachOnTwoSurfaces');
  return newFindings(before ? clashesOf(before) : [], clashesOf(plan)).added.map(
    ({ blocks: _blocks, ...finding }) => finding,
  );
}

/** Flights without a block. A schedule is published once there is none. */
export function unplacedFlights({ flights, blocks }: Planned): Planned['flights'] {
  const placed = new Set(blocks.map(({ flightId }) => flightId));
  return flights.filter(({ id }) => !placed.has(id));
}

/** Programmes that have come or gone since a plan was made. */
export function lateChanges(
  programmes: readonly Pick<Problem['programmes'][number], 'id'>[],
  { flights }: Pick<Planned, 'flights'>,
): { entered: string[]; withdrawn: string[] } {
  const known = new Set(programmes.map(({ id }) => id));
  const inFlights = new Set(flights.flatMap((flight) => flight.programmes));
  return {
    entered: [...known].filter((id) => !inFlights.has(id)),
    withdrawn: [...inFlights].filter((id) => !known.has(id)),
  };
}
