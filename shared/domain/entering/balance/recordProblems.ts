import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { RefundMethod } from '../../../contract/entering/payments/payments.ts';
import { balanceDue, type Amounts } from './paymentState.ts';
import type { PaymentDays } from './paymentDays.ts';

export interface RecordProblem {
  readonly field: 'receivedOn' | 'amount' | 'refundOf' | 'owed' | 'method';
  readonly code: FieldCode;
}

/** Rejects a future day, and a day too early for a payment of this competition. */
export function dayProblems(receivedOn: string, { earliest, latest }: PaymentDays): RecordProblem[] {
  if (receivedOn > latest) return [{ field: 'receivedOn', code: 'MustBefore' }];
  return receivedOn < earliest ? [{ field: 'receivedOn', code: 'MustAfter' }] : [];
}

interface Refund {
  readonly amount: number;
  readonly method: RefundMethod;
}

/** The record that a refund or correction refers to. */
export interface RefundedPayment {
  readonly kind: 'payment' | 'refund';
  readonly amount: number;
  readonly refunded: number;
  readonly method: RefundMethod;
}

/** The part of a payment not yet refunded or corrected. */
export function refundableAmount({ amount, refunded }: Pick<RefundedPayment, 'amount' | 'refunded'>): number {
  return amount - refunded;
}

/**
 * A refund must name a payment of its entry and never exceed what is left of it. A correction must take
 * all that is left: a payment with a wrong amount is voided and recorded again.
 */
export function refundProblems(refund: Refund, of: RefundedPayment | undefined): RecordProblem[] {
  if (of?.kind !== 'payment') return [{ field: 'refundOf', code: 'MustExist' }];
  const left = refundableAmount(of);
  const isByCard = of.method === 'card';
  // A card gets back what it paid; and what it paid was no mistake of a recorder.
  if (refund.method === 'card' && !isByCard) return [{ field: 'method', code: 'MustValid' }];
  if (refund.method === 'correction' && isByCard) return [{ field: 'method', code: 'MustValid' }];
  if (refund.amount > left) return [{ field: 'amount', code: 'MustSmaller' }];
  if (refund.method === 'correction' && refund.amount !== left) {
    return [{ field: 'amount', code: 'MustCorrect' }];
  }
  return [];
}

/** Computes an entry's balance after a refund, which the recorder confirms; a correction is meant to leave it unpaid. */
export function owedAfterRefund(balance: number, { amount, method }: Refund): number {
  return method === 'correction' ? 0 : Math.max(0, balance + amount);
}

/** @param owed what the recorder confirmed that the entry then owes; null for nothing */
export function owedProblems(
  entry: Pick<Amounts, 'totalPrice' | 'paid'>,
  refund: Refund,
  owed: number | null,
): RecordProblem[] {
  const isConfirmed = owedAfterRefund(balanceDue(entry), refund) === (owed ?? 0);
  return isConfirmed ? [] : [{ field: 'owed', code: 'MustCorrect' }];
}
