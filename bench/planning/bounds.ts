import type { Plan, Problem } from '../../shared/contract/core/planningFiles.ts';

/**
 * The fewest hours at the rink that a plan can give a skater with these flights, all of them on one day: the skater's own
 * flights and the wanted rests between them. No plan is as short for everybody.
 */
export function hoursBound(problem: Problem, plan: Plan): number {
  const length = new Map(plan.blocks.map(({ flightId, seconds }) => [flightId ?? '', seconds]));
  const skatersOf = new Map(problem.programmes.map(({ id, skaters }) => [id, skaters]));
  const flightsOf = new Map<string, Set<string>>();
  for (const { id, programmes } of plan.flights) {
    for (const skater of programmes.flatMap((programme) => skatersOf.get(programme) ?? []))
      flightsOf.set(skater, (flightsOf.get(skater) ?? new Set()).add(id));
  }
  let total = 0;
  for (const flights of flightsOf.values()) {
    for (const flight of flights) total += length.get(flight) ?? 0;
    total += (flights.size - 1) * problem.rules.restMinutes.wanted * 60;
  }
  return total / 3_600 / Math.max(1, flightsOf.size);
}
