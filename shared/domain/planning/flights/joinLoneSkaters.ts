import type { PlanEvent, Rules } from '../../../contract/core/planningFiles.ts';
import { type AgedProgramme, compareAges } from './programmeAges.ts';
import { sizeCost } from './flightCost.ts';
import { hasSkaterTwice } from './partition.ts';

/**
 * Joins flights of one with a flight of the other sex where the rule on mixed flights allows it: every join takes
 * the pair that costs the least, until nobody who could join is alone.
 * @param flights of one event and one age group, divided by sex
 * @returns the flights, some of them mixed
 */
export function joinLoneSkaters(
  flights: readonly (readonly AgedProgramme[])[],
  rules: Pick<Rules, 'sizeCost' | 'mixedSpanDays'>,
  { most }: PlanEvent['flight'],
): AgedProgramme[][] {
  const joined = flights.map((flight) => [...flight]);
  for (;;) {
    const best = cheapestJoin(joined, rules, most);
    if (!best) return joined;
    const lone = joined[best.lone] ?? [];
    joined[best.host] = [...(joined[best.host] ?? []), ...lone].sort(compareAges);
    joined.splice(best.lone, 1);
  }
}

interface Join {
  readonly lone: number;
  readonly host: number;
  readonly cost: number;
}

function cheapestJoin(
  flights: readonly (readonly AgedProgramme[])[],
  rules: Pick<Rules, 'sizeCost' | 'mixedSpanDays'>,
  most: number,
): Join | null {
  let best: Join | null = null;
  for (const [lone, flight] of flights.entries()) {
    const [single] = flight;
    if (flight.length !== 1 || !single) continue;
    for (const [host, others] of flights.entries()) {
      if (host === lone || others.length >= most || spanWith(others, single) > rules.mixedSpanDays) continue;
      if (hasSkaterTwice([...others, single])) continue;
      const cost = sizeCost(rules, others.length + 1) - sizeCost(rules, others.length);
      if (!best || cost < best.cost) best = { lone, host, cost };
    }
  }
  return best;
}

function spanWith(flight: readonly AgedProgramme[], single: AgedProgramme): number {
  const births = [...flight, single].map(({ birth }) => birth);
  return Math.max(...births) - Math.min(...births);
}
