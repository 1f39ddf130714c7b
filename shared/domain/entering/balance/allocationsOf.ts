export interface Allocation {
  readonly entryId: string;
  /** Minor units, at least 1. */
  readonly amount: number;
}

export interface OpenBalance {
  readonly id: string;
  /** Amount still to pay in minor units; zero or less when nothing is due. */
  readonly balance: number;
}

/**
 * Splits one amount over entries in order: each gets its balance, and the last one to get anything also
 * gets the excess, where it shows as an overpayment. Allocations always sum to the amount; entries that
 * get nothing are left out.
 */
export function allocationsOf(amount: number, entries: readonly OpenBalance[]): Allocation[] {
  const [first] = entries;
  if (amount <= 0 || !first) return [];
  let left = amount;
  const shares: Allocation[] = [];
  for (const { id, balance } of entries) {
    const part = Math.min(left, Math.max(0, balance));
    if (part > 0) shares.push({ entryId: id, amount: part });
    left -= part;
  }
  const last = shares.at(-1) ?? { entryId: first.id, amount: 0 };
  return [...shares.slice(0, -1), { ...last, amount: last.amount + left }];
}
