import { ulid } from 'ulidx';
import type { EntryAccount, PaymentMethod } from '../../../shared/contract/payments/payments.ts';
import { paymentDays } from '../../../shared/domain/payments/paymentDays.ts';
import { dayProblems } from '../../../shared/domain/payments/recordProblems.ts';
import { refuse } from '../../platform/errors/apiError.ts';
import { retry } from '../../platform/retry.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import type { StoredPayment } from '../../store/payments/payments.ts';
import { tryIssueReceipt } from '../documents/issueReceipt.ts';
import { deliver } from '../notifications/deliver.ts';
import { entryAccountOf } from './entryAccount.ts';
import { idempotencyWrites, isRepeated, RETRY_ON_CONFLICT, type RecordRequest } from './recordRequest.ts';
import { savePayment } from './savePayment.ts';

type PaymentRequest = RecordRequest<{
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly receivedOn: string;
  readonly reference: string | null;
  readonly note: string | null;
}>;

/**
 * Records a payment by cash, cheque or transfer, and mails the family. The treasurer need not have seen the
 * entry's newest version: the money has come in either case.
 * @returns the entry's account; of a repeated request, as it is now
 * @throws {ApiError} NotFound; ValidationFailed: receivedOn; IdempotencyKeyReused; Busy
 */
export async function recordPayment(request: PaymentRequest): Promise<EntryAccount> {
  const { competitionId, entryId, body, by, now } = request;
  const competition = await getCompetition(competitionId);
  refuse(dayProblems(body.receivedOn, paymentDays(competition, now)));

  const recorded = await retry(async () => {
    const entry = await getEntryOfCompetition(competitionId, entryId);
    if (await isRepeated(request)) return { entry, notice: null };
    const payment = newPayment(entry, request);
    return savePayment(entry, payment, { writes: idempotencyWrites(request), reason: body.note, now });
  }, RETRY_ON_CONFLICT);

  if (recorded.notice) {
    await tryIssueReceipt(recorded.entry, { by, now });
    await deliver([recorded], now);
  }
  return entryAccountOf(recorded.entry);
}

function newPayment(entry: StoredEntry, { body, by, now }: PaymentRequest): StoredPayment {
  return {
    type: 'payment',
    id: ulid(now.getTime()),
    kind: 'payment',
    entryId: entry.id,
    competitionId: entry.competitionId,
    currency: entry.currency,
    ...body,
    takenBy: by,
    recordedAt: now.toISOString(),
    refundOf: null,
    paidBy: null,
    refunded: 0,
    bankRowId: null,
  };
}
