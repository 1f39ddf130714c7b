import { ulid } from 'ulidx';
import {
  PAYMENT_METHODS,
  type EntryAccount,
  type RefundMethod,
} from '../../../../shared/contract/entering/payments/payments.ts';
import { paymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import {
  dayProblems,
  owedProblems,
  refundProblems,
} from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { ownRefundKey } from '../../../../shared/domain/money/cards/missingRecords.ts';
import { refuse, wrongField } from '../../../platform/errors/apiError.ts';
import { retry } from '../../../platform/retry.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { cardRefundWrite } from '../../../store/money/cards/attemptRepository.ts';
import { deallocateWrite } from '../../../store/money/payments/bankRows.ts';
import { addRefundWrite, findPayment, type StoredPayment } from '../../../store/money/payments/payments.ts';
import { tryIssueReceipt } from '../documents/issueReceipt.ts';
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
  /** The amount that the entry then owes, as the recorder has confirmed; null for nothing. */
  readonly owed: number | null;
}>;

/**
 * Records a refund of a payment, or voids it (method `correction`), and mails the family. Voiding a payment
 * that came from a bank statement makes its bank transaction unmatched again. A refund after which the entry owes
 * is refused until the recorder confirms how much.
 * @returns the entry's account; of a repeated request, as it is now
 * @throws {ApiError} NotFound; ValidationFailed: receivedOn, refundOf, amount, owed; IdempotencyKeyReused; Busy
 */
export async function recordRefund(request: RefundRequest): Promise<EntryAccount> {
  const { competitionId, entryId, body, by, now } = request;
  const competition = await getCompetition(competitionId);
  refuse(dayProblems(body.receivedOn, paymentDays(competition, now)));

  const { entry, isRecorded } = await retry(async () => {
    const before = await getEntryOfCompetition(competitionId, entryId);
    // A repeat would break the rules below: the first request has changed what they look at.
    if (await isRepeated(request)) return { entry: before, isRecorded: false };
    const payment = await findPayment(before.id, body.refundOf);
    refuse(refundProblems(body, payment ?? undefined));
    if (!payment) throw wrongField('refundOf', 'MustExist');
    refuse(owedProblems(before, body, body.owed));

    const refund = newRefund(before, payment, request);
    const isAllocated = payment.bankRowId !== null;
    const writes = [
      ...idempotencyWrites(request),
      addRefundWrite(payment, body.amount),
      ...cardRefundWrites(refund, now),
      ...(body.method === 'correction' && isAllocated ? [deallocateWrite(payment, body.amount)] : []),
    ];
    const saved = await savePayment(before, refund, { writes, reason: body.note, now });
    return { entry: saved, isRecorded: true };
  }, RETRY_ON_CONFLICT);

  if (isRecorded) await tryIssueReceipt(entry, { by, now });
  return entryAccountOf(entry);
}

function newRefund(
  entry: StoredEntry,
  payment: StoredPayment,
  { body, by, now }: RefundRequest,
): StoredPayment {
  const { owed: _confirmed, ...returned } = body;
  const id = ulid(now.getTime());
  const card = body.method === 'card' ? payment.card : undefined;
  return {
    type: 'payment',
    id,
    kind: 'refund',
    entryId: entry.id,
    competitionId: entry.competitionId,
    currency: entry.currency,
    ...returned,
    takenBy: by,
    recordedAt: now.toISOString(),
    paidBy: PAYMENT_METHODS.find((method) => method === payment.method) ?? null,
    refunded: 0,
    bankRowId: payment.bankRowId,
    ...(card && { card: { attemptId: card.attemptId, key: ownRefundKey(id) } }),
  };
}

/** The provider is asked once the refund is recorded: then nobody can return the same money twice. */
function cardRefundWrites({ id, card, competitionId, entryId, amount }: StoredPayment, now: Date) {
  if (!card) return [];
  return [cardRefundWrite({ id, attemptId: card.attemptId, competitionId, entryId, amount }, now)];
}
