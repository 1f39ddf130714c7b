import { ulid } from 'ulidx';
import {
  PAYMENT_METHODS,
  type EntryAccount,
  type RefundMethod,
} from '../../../shared/contract/payments/payments.ts';
import { paymentDays } from '../../../shared/domain/payments/paymentDays.ts';
import { dayProblems, refundProblems } from '../../../shared/domain/payments/recordProblems.ts';
import { refuse, wrongField } from '../../platform/errors/apiError.ts';
import { retry } from '../../platform/retry.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { deallocateWrite } from '../../store/payments/bankRows.ts';
import { addRefundWrite, findPayment, type StoredPayment } from '../../store/payments/payments.ts';
import { tryIssueReceipt } from '../documents/issueReceipt.ts';
import { deliver } from '../notifications/deliver.ts';
import { entryAccountOf } from './entryAccount.ts';
import { idempotencyWrites, isRepeated, RETRY_ON_CONFLICT, type RecordRequest } from './recordRequest.ts';
import { savePayment } from './savePayment.ts';

type RefundRequest = RecordRequest<{
  readonly refundOf: string;
  readonly amount: number;
  readonly method: RefundMethod;
  readonly receivedOn: string;
  readonly reference: string | null;
  readonly note: string | null;
}>;

/**
 * Records a refund of a payment, or voids it (method `correction`), and mails the family. Voiding a payment
 * that came from a bank statement makes its bank transaction unmatched again.
 * @returns the entry's account; of a repeated request, as it is now
 * @throws {ApiError} NotFound; ValidationFailed: receivedOn, refundOf, amount; IdempotencyKeyReused; Busy
 */
export async function recordRefund(request: RefundRequest): Promise<EntryAccount> {
  const { competitionId, entryId, body, by, now } = request;
  const competition = await getCompetition(competitionId);
  refuse(dayProblems(body.receivedOn, paymentDays(competition, now)));

  const recorded = await retry(async () => {
    const entry = await getEntryOfCompetition(competitionId, entryId);
    // A repeat would break the rules below: the first request has changed what they look at.
    if (await isRepeated(request)) return { entry, notice: null };
    const payment = await findPayment(entry.id, body.refundOf);
    refuse(refundProblems(body, payment ?? undefined));
    if (!payment) throw wrongField('refundOf', 'MustExist');

    const refund = newRefund(entry, payment, request);
    const isAllocated = payment.bankRowId !== null;
    const writes = [
      ...idempotencyWrites(request),
      addRefundWrite(payment, body.amount),
      ...(body.method === 'correction' && isAllocated ? [deallocateWrite(payment, body.amount)] : []),
    ];
    return savePayment(entry, refund, { writes, reason: body.note, now });
  }, RETRY_ON_CONFLICT);

  if (recorded.notice) {
    await tryIssueReceipt(recorded.entry, { by, now });
    await deliver([recorded], now);
  }
  return entryAccountOf(recorded.entry);
}

function newRefund(
  entry: StoredEntry,
  payment: StoredPayment,
  { body, by, now }: RefundRequest,
): StoredPayment {
  return {
    type: 'payment',
    id: ulid(now.getTime()),
    kind: 'refund',
    entryId: entry.id,
    competitionId: entry.competitionId,
    currency: entry.currency,
    ...body,
    takenBy: by,
    recordedAt: now.toISOString(),
    paidBy: PAYMENT_METHODS.find((method) => method === payment.method) ?? null,
    refunded: 0,
    bankRowId: payment.bankRowId,
  };
}
