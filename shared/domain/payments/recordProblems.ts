import type { FieldCode } from '../../contract/core/fieldMessages.ts';
import type { RefundMethod } from '../../contract/payments/payments.ts';
import type { PaymentDays } from './paymentDays.ts';

export interface RecordProblem {
  readonly field: 'receivedOn' | 'amount' | 'refundOf';
  readonly code: FieldCode;
}

/** Money is recorded on its day or later, and on no day on which nobody could know of the competition. */
export function dayProblems(receivedOn: string, { earliest, latest }: PaymentDays): RecordProblem[] {
  if (receivedOn > latest) return [{ field: 'receivedOn', code: 'MustBefore' }];
  return receivedOn < earliest ? [{ field: 'receivedOn', code: 'MustAfter' }] : [];
}

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
export function refundableAmount({ amount, refunded }: Pick<RefundedPayment, 'amount' | 'refunded'>): number {
  return amount - refunded;
}

/**
 * A refund names a payment of its entry and never exceeds what is left of it. A correction takes back
 * all that is left: a payment recorded with a wrong amount is taken back and recorded again.
 */
export function refundProblems(refund: Refund, of: RefundedPayment | undefined): RecordProblem[] {
  if (of?.kind !== 'payment') return [{ field: 'refundOf', code: 'MustExist' }];
  const left = refundableAmount(of);
  if (refund.amount > left) return [{ field: 'amount', code: 'MustSmaller' }];
  if (refund.method === 'correction' && refund.amount !== left) {
    return [{ field: 'amount', code: 'MustCorrect' }];
  }
  return [];
}
