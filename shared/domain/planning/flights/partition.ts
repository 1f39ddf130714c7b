import type { Rules } from '../../../contract/core/planningFiles.ts';
import { repeatedIn } from '../planFacts.ts';
import type { AgedProgramme } from './programmeAges.ts';
import { sizeCost, spanCost } from './flightCost.ts';

/**
 * Divides programmes into flights of neighbours in age so that the sum of what their sizes and age spans cost is
 * the least possible (dynamic programming over the birthdates). Nobody skates twice in one flight.
 * @param programmes by birthdate
 * @param allowedDays between the oldest and the youngest of a flight
 * @param most programmes in a flight
 */
export function partitionByAge(
  programmes: readonly AgedProgramme[],
  rules: Pick<Rules, 'sizeCost'>,
  allowedDays: number,
  most: number,
): AgedProgramme[][] {
  const least = [0];
  const sizes = [0];
  for (let count = 1; count <= programmes.length; count += 1) {
    let best = Infinity;
    let bestSize = 1;
    for (let size = 1; size <= Math.min(most, count); size += 1) {
      if (hasSkaterTwice(programmes.slice(count - size, count))) break;
      const span = birthAt(programmes, count - 1) - birthAt(programmes, count - size);
      const cost = (least[count - size] ?? 0) + sizeCost(rules, size) + spanCost(span, allowedDays);
      if (cost < best) {
        best = cost;
        bestSize = size;
      }
    }
    least.push(best);
    sizes.push(bestSize);
  }
  const flights: AgedProgramme[][] = [];
  for (let end = programmes.length; end > 0; end -= sizes[end] ?? 1) {
    flights.unshift(programmes.slice(end - (sizes[end] ?? 1), end));
  }
  return flights;
}

/** Whether somebody skates in two of the programmes. */
export const hasSkaterTwice = (programmes: readonly AgedProgramme[]): boolean =>
  repeatedIn(programmes.flatMap(({ programme }) => programme.skaters)).length > 0;

const birthAt = (programmes: readonly AgedProgramme[], index: number) => programmes[index]?.birth ?? 0;
