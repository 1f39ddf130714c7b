import type { PeopledFlight } from '../planFacts.ts';

/** Skaters who change surface more than once on the day: several of their flights leave theirs. */
export function skatersMovedTwice(
  people: ReadonlyMap<string, Pick<PeopledFlight, 'skaters'>>,
  surfaces: ReadonlyMap<string, string>,
): string[] {
  if (surfaces.size < 2) return [];
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const flightId of surfaces.keys()) {
    for (const skater of new Set(people.get(flightId)?.skaters))
      if (once.has(skater)) twice.add(skater);
      else once.add(skater);
  }
  return [...twice];
}
