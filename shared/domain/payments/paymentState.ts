import type { PAYMENT_STATES } from '../../contract/entries/entry.ts';

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Minor units of the competition's currency. */
export interface Amounts {
  /** What the entry costs now. */
  readonly totalPrice: number;
  /** Payments received less refunds given. */
  readonly paid: number;
  /** All that was ever given back. */
  readonly refunded: number;
}

/**
 * The one word beside an amount (design, section 8.7). An entry that costs nothing and has nothing
 * left of what was paid is refunded where money was given back, else there is nothing to pay: paid.
 */
export function paymentState({ totalPrice, paid, refunded }: Amounts): PaymentState {
  if (refunded > 0 && paid <= 0) return 'refunded';
  if (paid >= totalPrice) return 'paid';
  return paid > 0 ? 'partPaid' : 'unpaid';
}

/** What is still to pay; negative where more was paid than the entry costs, which is to be refunded. */
export function balanceDue({ totalPrice, paid }: Pick<Amounts, 'totalPrice' | 'paid'>): number {
  return totalPrice - paid;
}
