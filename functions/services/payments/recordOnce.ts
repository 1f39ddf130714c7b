import type { EntryAccount } from '../../../shared/contract/payments/payments.ts';
import { fieldError } from '../../../shared/contract/core/fieldMessages.ts';
import { paymentDays } from '../../../shared/domain/payments/paymentDays.ts';
import { dayProblems, type RecordProblem } from '../../../shared/domain/payments/recordProblems.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { deliver } from '../notifications/deliver.ts';
import { entryAccountOf } from './entryAccount.ts';
import { idempotencyWrite, RepeatedRequest, isRepeated } from './idempotency.ts';
import { postPayment, type NewPayment } from './postPayment.ts';

interface RecordRequest {
  readonly params: { readonly competitionId: string; readonly entryId: string };
  readonly body: object & { readonly note: string | null };
  readonly session: { readonly id: string };
  readonly idempotency: string | null;
  readonly now: Date;
}

/**
 * One payment or refund by hand: recorded once however often it is asked for, then told to the family.
 * @throws {ApiError} NotFound, IdempotencyKeyReused, what `recordOf` throws
 */
export async function recordOnce(
  { params: { competitionId, entryId }, body, session, idempotency: key, now }: RecordRequest,
  recordOf: (entry: StoredEntry) => Promise<NewPayment> | NewPayment,
): Promise<{ data: EntryAccount }> {
  const once = { by: session.id, key, entryId, body, now };
  try {
    const notification = await postPayment(
      { competitionId, entryId, by: session.id, now, reason: body.note },
      async (entry) => {
        // Rules are asked of what is stored, which a first call has changed: its repeat passes them by.
        if (await isRepeated(once)) throw new RepeatedRequest();
        const { payment, writes } = await recordOf(entry);
        return { payment, writes: [...idempotencyWrite(once), ...writes] };
      },
    );
    await deliver([notification], now);
    return { data: await entryAccountOf(notification.entry) };
  } catch (error) {
    if (!(error instanceof RepeatedRequest) || !(await isRepeated(once))) throw error;
    const entry = await entryById(entryId);
    if (!entry) throw new ApiError('NotFound');
    return { data: await entryAccountOf(entry) };
  }
}

interface DatedRequest {
  readonly params: { readonly competitionId: string };
  readonly body: { readonly receivedOn: string };
  readonly now: Date;
}

/** @throws {ApiError} NotFound for no competition; ValidationFailed for a day that its money cannot have */
export async function refusePaymentDay({ params, body, now }: DatedRequest): Promise<void> {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  refusePayment(dayProblems(body.receivedOn, paymentDays(competition, now)));
}

/** @throws {ApiError} ValidationFailed where there are any */
export function refusePayment(problems: readonly RecordProblem[]): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ field, code }) => fieldError(field, code));
  throw new ApiError('ValidationFailed', { errors });
}
