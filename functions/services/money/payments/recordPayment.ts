import { ulid } from 'ulidx';
import type { EntryAccount, PaymentMethod } from '../../../../shared/contract/entering/payments/payments.ts';
import { paymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { dayProblems } from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { refuse, wrongField } from '../../../platform/errors/apiError.ts';
import { retry } from '../../../platform/retry.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { StoredPayment } from '../../../store/money/payments/payments.ts';
import { tryIssueReceipt } from '../documents/issueReceipt.ts';
import { entryAccountOf } from './entryAccount.ts';
import { idempotencyWrites, isRepeated, RETRY_ON_CONFLICT, type RecordRequest } from './recordRequest.ts';
import { savePayment } from './savePayment.ts';

type PaymentRequest = RecordRequest<{
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly receivedOn: string;
  readonly reference: string | null;
  readonly note: string | null;
  /** The balance that the recorder has seen; null accepts any. */
  readonly due: number | null;
}>;

/**
 * Records a payment by cash, cheque or transfer, and mails the family. The treasurer need not have seen the
 * entry's newest version: the money has come in either case. A recorder who names the balance is refused if
 * it is another by now: two who record the same transfer at once record it once.
 * @returns the entry's account; of a repeated request, as it is now
 * @throws {ApiError} NotFound; ValidationFailed: receivedOn, due; IdempotencyKeyReused; Busy
 */
export async function recordPayment(request: PaymentRequest): Promise<EntryAccount> {
  const { competitionId, entryId, body, by, now } = request;
  const competition = await getCompetition(competitionId);
  refuse(dayProblems(body.receivedOn, paymentDays(competition, now)));

  const { entry, isRecorded } = await retry(async () => {
    const before = await getEntryOfCompetition(competitionId, entryId);
    if (await isRepeated(request)) return { entry: before, isRecorded: false };
    if (body.due !== null && body.due !== balanceDue(before)) throw wrongField('due', 'MustCorrect');
    const payment = newPayment(before, request);
    const options = { writes: idempotencyWrites(request), reason: body.note, now };
    return { entry: await savePayment(before, payment, options), isRecorded: true };
  }, RETRY_ON_CONFLICT);

  if (isRecorded) await tryIssueReceipt(entry, { by, now });
  return entryAccountOf(entry);
}

function newPayment(entry: StoredEntry, { body, by, now }: PaymentRequest): StoredPayment {
  const { due: _seen, ...received } = body;
  return {
    type: 'payment',
    id: ulid(now.getTime()),
    kind: 'payment',
    entryId: entry.id,
    competitionId: entry.competitionId,
    currency: entry.currency,
    ...received,
    takenBy: by,
    recordedAt: now.toISOString(),
    refundOf: null,
    paidBy: null,
    refunded: 0,
    bankRowId: null,
  };
}
