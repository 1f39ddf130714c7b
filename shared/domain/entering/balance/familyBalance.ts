import { balanceDue, type Amounts } from './paymentState.ts';

/** An entry of a family with the instant it was submitted, UTC. */
export interface FamilyEntry extends Amounts {
  readonly id: string;
  readonly submittedAt: string;
}

/** A family's sums in one competition, in minor units of its currency. */
export interface FamilySums {
  /** The sum of what its entries owe. A refund due for another entry is not taken off. */
  readonly due: number;
  /** The sum that was paid beyond the price of its entries. */
  readonly refundDue: number;
}

/** Adds up a family's entries. Refunds are apart: money is returned for the entry that it was paid for. */
export function familySums(entries: readonly Amounts[]): FamilySums {
  const balances = entries.map(balanceDue);
  return {
    due: balances.reduce((sum, balance) => sum + Math.max(0, balance), 0),
    refundDue: balances.reduce((sum, balance) => sum + Math.max(0, -balance), 0),
  };
}

/** The order in which a family's money pays its entries: oldest first. */
export function oldestFirst(
  one: Pick<FamilyEntry, 'id' | 'submittedAt'>,
  other: Pick<FamilyEntry, 'id' | 'submittedAt'>,
): number {
  const [before, after] = [`${one.submittedAt} ${one.id}`, `${other.submittedAt} ${other.id}`];
  return before < after ? -1 : before > after ? 1 : 0;
}
