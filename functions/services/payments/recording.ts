import type { EntryAccount } from '../../../shared/contract/payments/payments.ts';
import { fieldError } from '../../../shared/contract/core/fieldMessages.ts';
import { moneyDays } from '../../../shared/domain/payments/moneyDays.ts';
import { dayProblems, type RecordProblem } from '../../../shared/domain/payments/recordProblems.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { entryById } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { sendNotices } from '../notifications/sendNotices.ts';
import { accountOfEntry } from './entryAccount.ts';
import { onceStep, RepeatedRecord, wasDone } from './onceOnly.ts';
import { recordMoney, type Recorded } from './recordMoney.ts';

interface Call {
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
export async function recording(
  { params: { competitionId, entryId }, body, session, idempotency: key, now }: Call,
  recordOf: (entry: StoredEntry) => Promise<Recorded> | Recorded,
): Promise<{ data: EntryAccount }> {
  const once = { by: session.id, key, entryId, body, now };
  try {
    const news = await recordMoney(
      { competitionId, entryId, by: session.id, now, reason: body.note },
      async (entry) => {
        // Rules are asked of what is stored, which a first call has changed: its repeat passes them by.
        if (await wasDone(once)) throw new RepeatedRecord();
        const { payment, steps } = await recordOf(entry);
        return { payment, steps: [...onceStep(once), ...steps] };
      },
    );
    await sendNotices([news], now);
    return { data: await accountOfEntry(news.entry) };
  } catch (error) {
    if (!(error instanceof RepeatedRecord) || !(await wasDone(once))) throw error;
    const entry = await entryById(entryId);
    if (!entry) throw new ApiError('NotFound');
    return { data: await accountOfEntry(entry) };
  }
}

interface DatedCall {
  readonly params: { readonly competitionId: string };
  readonly body: { readonly receivedOn: string };
  readonly now: Date;
}

/** @throws {ApiError} NotFound for no competition; ValidationFailed for a day that its money cannot have */
export async function refuseDay({ params, body, now }: DatedCall): Promise<void> {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  refuse(dayProblems(body.receivedOn, moneyDays(competition, now)));
}

/** @throws {ApiError} ValidationFailed where there are any */
export function refuse(problems: readonly RecordProblem[]): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ field, code }) => fieldError(field, code));
  throw new ApiError('ValidationFailed', { errors });
}
