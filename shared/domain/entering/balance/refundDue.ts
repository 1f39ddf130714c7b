/** One step of a refund policy: a withdrawal before `until` (a UTC instant) is refunded by `percent`. */
export interface RefundStep {
  readonly until: string;
  /** 0 to 100, of the amount paid. */
  readonly percent: number;
  /** Whether the percentage also applies to the late fee; if absent, the late fee is retained. */
  readonly lateFee?: boolean;
}

/** The amounts behind a refund when an entry is changed or withdrawn. Minor units. */
export interface ForfeitedAmounts {
  /** Payments so far, less refunds. */
  readonly paid: number;
  readonly costBefore: number;
  readonly costAfter: number;
  /** The late fee's share of the forfeited cost, as it was charged. */
  readonly lateFee: number;
}

/** The step in force at `now`, the first that has not passed; undefined after the last one. */
export function refundStepAt(steps: readonly RefundStep[], now: Date): RefundStep | undefined {
  const open = steps.filter(({ until }) => Date.parse(until) > now.getTime());
  return open.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))[0];
}

/** The percentage refunded for a withdrawal now; 0 after the last step. */
export function refundPercent(steps: readonly RefundStep[], now: Date): number {
  return refundStepAt(steps, now)?.percent ?? 0;
}

/**
 * Splits the payment for a forfeited cost, in minor units: the policy's percentage is refunded, rounded
 * down, and the rest is retained. Only payments beyond the remaining cost count. The late fee is retained
 * in full unless the step refunds it; a part payment counts towards events and late fee in proportion.
 */
export function forfeited(
  amounts: ForfeitedAmounts,
  steps: readonly RefundStep[],
  now: Date,
): { readonly refund: number; readonly kept: number } {
  const { paid, costBefore, costAfter } = amounts;
  const step = refundStepAt(steps, now);
  const cost = Math.max(0, costBefore - costAfter);
  const fallsAway = Math.min(cost, Math.max(0, paid - costAfter));
  const lateFee = step?.lateFee === true ? 0 : Math.min(cost, Math.max(0, amounts.lateFee));
  const refundable = proportion(fallsAway, cost - lateFee, cost);
  const refund = proportion(refundable, step?.percent ?? 0, 100);
  return { refund, kept: fallsAway - refund };
}

/** `amount` × `part` / `whole`, rounded down; exact even if the product exceeds the safe integers. */
function proportion(amount: number, part: number, whole: number): number {
  return amount === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

/** The refund for a forfeited cost, in minor units. */
export function refundDue(amounts: ForfeitedAmounts, steps: readonly RefundStep[], now: Date): number {
  return forfeited(amounts, steps, now).refund;
}
