import type { PAYMENT_STATES } from '../../../contract/core/entryStates.ts';

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Minor units of the competition's currency. */
export interface Amounts {
  /** The entry's price now. */
  readonly totalPrice: number;
  /** Payments received less refunds. */
  readonly paid: number;
  /** The sum of all refunds. */
  readonly refunded: number;
}

/**
 * The payment status (design, section 8.7). An entry that costs nothing and keeps no payment is `refunded`
 * if money was returned, otherwise `paid`, because there is nothing to pay.
 */
export function paymentState({ totalPrice, paid, refunded }: Amounts): PaymentState {
  if (refunded > 0 && paid <= 0) return 'refunded';
  if (paid >= totalPrice) return 'paid';
  return paid > 0 ? 'partPaid' : 'unpaid';
}

/** Total less payments; negative if the entry is overpaid and a refund is due. */
export function balanceDue({ totalPrice, paid }: Pick<Amounts, 'totalPrice' | 'paid'>): number {
  return totalPrice - paid;
}
