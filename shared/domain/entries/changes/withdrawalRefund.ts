import { forfeited, type RefundStep } from '../../payments/refundDue.ts';

/** What a withdrawal comes to, in minor units. */
export interface WithdrawalRefund {
  /** Kept by the refund policy: all that the entry costs from then on. */
  readonly retained: number;
  /** What is given back of what was paid. */
  readonly refundDue: number;
}

/**
 * What whoever withdraws now gets back: the policy's share of what was paid, and all that was paid beyond
 * the price. What an earlier change retained stays retained. Who has not paid owes nothing.
 */
export function withdrawalRefund(
  entry: {
    readonly totalPrice: number;
    readonly paid: number;
    readonly retained: number;
    /** As it was charged; null for none. */
    readonly lateFee: { readonly amount: number } | null;
  },
  refunds: readonly RefundStep[],
  now: Date,
): WithdrawalRefund {
  const { totalPrice, paid } = entry;
  const retainedBefore = Math.min(entry.retained, Math.max(0, paid));
  const lateFee = entry.lateFee?.amount ?? 0;
  const amounts = {
    paid: Math.min(paid, totalPrice),
    costBefore: totalPrice,
    costAfter: retainedBefore,
    lateFee,
  };
  const retained = retainedBefore + forfeited(amounts, refunds, now).kept;
  return { retained, refundDue: Math.max(0, paid - retained) };
}
