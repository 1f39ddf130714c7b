/** One step of a refund policy: who withdraws before `until` (a UTC instant) gets so many percent back. */
export interface RefundStep {
  readonly until: string;
  /** 0 to 100, of what was paid. */
  readonly percent: number;
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
 * entry still costs is neither.
 * @param paid what was paid so far, refunds taken off
 * @param costBefore what the entry cost, `costAfter` what it costs once it is changed or withdrawn
 */
export function givenUp(
  { paid, costBefore, costAfter }: { paid: number; costBefore: number; costAfter: number },
  steps: readonly RefundStep[],
  now: Date,
): { readonly refund: number; readonly kept: number } {
  const fallsAway = Math.min(Math.max(0, costBefore - costAfter), Math.max(0, paid - costAfter));
  const refund = Math.floor((fallsAway * refundPercent(steps, now)) / 100);
  return { refund, kept: fallsAway - refund };
}

/** What of it is given back. */
export function refundDue(
  amounts: { paid: number; costBefore: number; costAfter: number },
  steps: readonly RefundStep[],
  now: Date,
): number {
  return givenUp(amounts, steps, now).refund;
}
