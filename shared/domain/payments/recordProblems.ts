import type { FieldCode } from '../../contract/fieldMessages.ts';
import type { RefundMethod } from '../../contract/payments.ts';
import { dayIn } from '../registration/timeZone.ts';

export interface RecordProblem {
  readonly field: 'receivedOn' | 'amount' | 'refundOf';
  readonly code: FieldCode;
}

/** Money is recorded on its day or later, whichever day that is where the treasurer sits. */
export function dayProblems(receivedOn: string, now: Date): RecordProblem[] {
  return receivedOn > dayIn(now, LATEST_ZONE) ? [{ field: 'receivedOn', code: 'MustBefore' }] : [];
}

/** Where a day begins first. */
const LATEST_ZONE = 'Pacific/Kiritimati';

interface Refund {
  readonly amount: number;
  readonly method: RefundMethod;
}

/** A payment of which something may be given back. */
export interface RefundedPayment {
  readonly kind: 'payment' | 'refund';
  readonly amount: number;
  readonly refunded: number;
}

/** What of a payment was not given back or corrected yet. */
export function leftOf({ amount, refunded }: Pick<RefundedPayment, 'amount' | 'refunded'>): number {
  return amount - refunded;
}

/**
 * A refund names a payment of its entry and never exceeds what is left of it. A correction takes back
 * all that is left: a payment recorded with a wrong amount is taken back and recorded again.
 */
export function refundProblems(refund: Refund, of: RefundedPayment | undefined): RecordProblem[] {
  if (of?.kind !== 'payment') return [{ field: 'refundOf', code: 'MustExist' }];
  const left = leftOf(of);
  if (refund.amount > left) return [{ field: 'amount', code: 'MustSmaller' }];
  if (refund.method === 'correction' && refund.amount !== left) {
    return [{ field: 'amount', code: 'MustCorrect' }];
  }
  return [];
}
