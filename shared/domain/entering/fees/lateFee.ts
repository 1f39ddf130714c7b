/** Raises the cost of entries from an instant on. */
export interface LateFeeRule {
  /** A UTC instant. */
  readonly from: string;
  readonly kind: 'amount' | 'percent';
  /** Minor units, or whole percent of the events' sum. */
  readonly value: number;
}

export interface LateFeeLine extends LateFeeRule {
  readonly order: 'late';
  /** Minor units. */
  readonly amount: number;
}

/** The late fee of an entry made at `now`: the last that has begun, whatever the order of the list. */
export function lateFeeAt(lateFees: readonly LateFeeRule[], now: Date): LateFeeRule | null {
  const begun = lateFees.filter(({ from }) => Date.parse(from) <= now.getTime());
  return begun.reduce<LateFeeRule | null>(
    (last, fee) => (last === null || Date.parse(fee.from) >= Date.parse(last.from) ? fee : last),
    null,
  );
}

/** The minor units that a late fee adds to a sum; a percentage is rounded half up. */
export function lateFeeAmount({ kind, value }: LateFeeRule, sum: number): number {
  return kind === 'amount' ? value : Math.floor((sum * value + 50) / 100);
}

/** The line of the late fee; none before it begins or if there is nothing to pay. */
export function lateFeeLines(
  lateFees: readonly LateFeeRule[],
  events: { readonly count: number; readonly sum: number },
  now: Date,
): LateFeeLine[] {
  const fee = events.count > 0 ? lateFeeAt(lateFees, now) : null;
  const amount = fee ? lateFeeAmount(fee, events.sum) : 0;
  return fee && amount > 0 ? [{ order: 'late', ...pick(fee), amount }] : [];
}

const pick = ({ from, kind, value }: LateFeeRule): LateFeeRule => ({ from, kind, value });
