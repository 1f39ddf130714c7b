import { forfeited, type RefundStep } from '../../balance/refundDue.ts';

/** Amounts of a withdrawal, in minor units. */
export interface WithdrawalRefund {
  /** The part that the refund policy retains: all that the entry costs from then on. */
  readonly retained: number;
  /** The part of its payments that the family gets back. */
  readonly refundDue: number;
}

/**
 * Computes the refund of a withdrawal now: the policy's part of its payments, and all it has paid beyond
 * the price. What an earlier change retained stays retained; an unpaid entry costs nothing.
 */
export function withdrawalRefund(
  entry: {
    readonly totalPrice: number;
    readonly paid: number;
    readonly retained: number;
    /** The late fee that is charged; null for none. */
    readonly lateFee: { readonly amount: number } | null;
    /** Charged for late music files; refunded as the late fee is. */
    readonly musicFee?: number | null | undefined;
  },
  refunds: readonly RefundStep[],
  now: Date,
): WithdrawalRefund {
  const { totalPrice, paid } = entry;
  const retainedBefore = Math.min(entry.retained, Math.max(0, paid));
  const lateFee = (entry.lateFee?.amount ?? 0) + (entry.musicFee ?? 0);
  const amounts = {
    paid: Math.min(paid, totalPrice),
    costBefore: totalPrice,
    costAfter: retainedBefore,
    lateFee,
  };
  const retained = retainedBefore + forfeited(amounts, refunds, now).kept;
  return { retained, refundDue: Math.max(0, paid - retained) };
}
