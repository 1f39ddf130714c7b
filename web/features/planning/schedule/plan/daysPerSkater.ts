import type { Plan, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { peopleOfFlights, timeFlights } from '../../../../../shared/domain/planning/planFacts.ts';

/** On how many days a skater comes, on average of those who have a time; 0 without any. */
export function daysPerSkater(
  problem: Problem,
  { flights, blocks }: Pick<Plan, 'flights' | 'blocks'>,
): number {
  const days = new Map<string, Set<string>>();
  for (const { skaters, date } of timeFlights(peopleOfFlights(problem, flights), blocks)) {
    for (const skater of skaters) days.set(skater, (days.get(skater) ?? new Set()).add(date));
  }
  const sum = [...days.values()].reduce((total, own) => total + own.size, 0);
  return days.size === 0 ? 0 : sum / days.size;
}
