import type { StarterState } from '../../../contract/day/running/dayWords.ts';

export interface StarterCount {
  /** Checked in. */
  readonly here: number;
  /** Who should skate: neither scratched nor a no-show. */
  readonly expected: number;
}

export function countStarters(starters: readonly { readonly state: StarterState }[]): StarterCount {
  const of = (state: StarterState) => starters.filter((one) => one.state === state).length;
  return { here: of('checkedIn'), expected: of('checkedIn') + of('expected') };
}

/** Whether fewer than half of those who should skate are checked in: then the page asks before the flight starts. */
export const hasFewCheckedIn = ({ here, expected }: StarterCount): boolean => here * 2 < expected;

/** Whether everybody of a flight is scratched or a no-show: then nobody waits for it, and there is nothing to mark. */
export const hasNobodyLeft = (starters: readonly { readonly state: StarterState }[]): boolean =>
  countStarters(starters).expected === 0;
