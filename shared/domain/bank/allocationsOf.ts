export interface Allocation {
  readonly entryId: string;
  /** Minor units, at least 1. */
  readonly amount: number;
}

export interface OpenBalance {
  readonly id: string;
  /** What is still to pay, minor units; zero or less where nothing is. */
  readonly balance: number;
}

/**
 * One amount over several entries, in their order: each gets what it owes, and what is left over stays
 * with the last that got something, where it is seen as paid too much. The shares always sum to the
 * amount; an entry that gets nothing has none.
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
