/** One step of a refund policy: who withdraws before `until` (a UTC instant) gets so many percent back. */
export interface RefundStep {
  readonly until: string;
  /** 0 to 100, of what was paid. */
  readonly percent: number;
  /** Whether that share is given back of the late fee too; left out, the late fee is kept. */
  readonly lateFee?: boolean;
}

/** What falls away of an entry that is changed or withdrawn. Minor units. */
export interface ForfeitedAmounts {
  /** What was paid so far, refunds taken off. */
  readonly paid: number;
  readonly costBefore: number;
  readonly costAfter: number;
  /** How much of the cost that falls away is late fee, as it was charged. */
  readonly lateFee: number;
}

/** The step that applies at `now`, the first that has not passed; undefined after the last one. */
export function refundStepAt(steps: readonly RefundStep[], now: Date): RefundStep | undefined {
  const open = steps.filter(({ until }) => Date.parse(until) > now.getTime());
  return open.toSorted((a, b) => Date.parse(a.until) - Date.parse(b.until))[0];
}

/** The share of what was paid that is given back to who withdraws now; after the last step nothing is. */
export function refundPercent(steps: readonly RefundStep[], now: Date): number {
  return refundStepAt(steps, now)?.percent ?? 0;
}

/**
 * What becomes of what was paid for something that falls away, in minor units: the policy's share of it
 * is given back, rounded down to the minor unit, the rest is kept. What was not paid beyond what the
 * entry still costs is neither. A late fee is kept whole unless the step refunds it; a part payment
 * counts for the events and for the late fee in proportion.
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

/** `amount` × `part` / `whole`, rounded down; exact also where the product is beyond a safe integer. */
function proportion(amount: number, part: number, whole: number): number {
  return amount === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

/** What of it is given back. */
export function refundDue(amounts: ForfeitedAmounts, steps: readonly RefundStep[], now: Date): number {
  return forfeited(amounts, steps, now).refund;
}
