import type { StarterState } from '../../../contract/day/running/dayWords.ts';

/**
 * Who has neither been checked in nor marked as a no-show, in start order: whoever approves the result says that they
 * skated. Where nobody of a flight is checked in, its desk does not check in at all, and there is nothing to ask.
 */
export function undecidedStarters<Starter extends { readonly state: StarterState }>(
  starters: readonly Starter[],
): Starter[] {
  if (!starters.some(({ state }) => state === 'checkedIn')) return [];
  return starters.filter(({ state }) => state === 'expected');
}
