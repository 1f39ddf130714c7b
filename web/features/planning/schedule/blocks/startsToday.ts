import type { WalkOns } from '../../../../../shared/domain/planning/published/withWalkOns.ts';
import type { NotSkating } from '../../draft/index.ts';

interface DayOfFlights {
  readonly walkOns: WalkOns;
  readonly notSkating: NotSkating;
}

/** How many skate in a flight of the draft: with its walk-ons, without who is scratched or did not come. */
export function startsToday(
  { id, programmes }: { readonly id: string; readonly programmes: readonly string[] },
  { walkOns, notSkating }: DayOfFlights,
): number {
  const out = new Set(notSkating.get(id));
  return new Set([...programmes, ...(walkOns.get(id) ?? [])].filter((one) => !out.has(one))).size;
}
