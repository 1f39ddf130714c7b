import type { Entry } from '../../shared/contract/entry.ts';
import { changeScope, type ChangedBy } from '../../shared/domain/entries/changeScope.ts';
import { withdrawal } from '../../shared/domain/entries/withdrawal.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import { noticeSteps } from '../notices/noticeSteps.ts';
import { sendNotices } from '../notices/sendNotices.ts';
import { promote } from '../waiting/promote.ts';
import { changeEntry } from './changeEntry.ts';
import { familyEntryOf } from './familyEntries.ts';
import { NO_LIMITS } from './limits.ts';
import type { StoredEntry } from './storedEntry.ts';

interface Withdrawing {
  /** Of the entry, as it was read. */
  readonly version: number;
  readonly by: ChangedBy;
  readonly accountId: string;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Withdraws an entry: its places and its places in lists are free, and the head of each list gets what
 * came free. What is retained of what was paid says the refund policy. A repeat finds it withdrawn.
 * @throws {ApiError} VersionConflict; ValidationFailed (competitionId, MustEnabled) where entries are closed
 */
export async function withdrawing(entry: StoredEntry, request: Withdrawing): Promise<Entry> {
  const { version, by, accountId, reason, now } = request;
  if (entry.state === 'withdrawn') return familyEntryOf(entry);
  const competition = await findCompetition(entry.competitionId);
  if (!competition || changeScope({ state: entry.state, competition }, by, now) !== 'everything') {
    throw wrongField('competitionId', 'MustEnabled');
  }
  if (entry.version !== version) throw new ApiError('VersionConflict');
  const { retained, refundDue } = withdrawal(entry, competition.refunds, now);
  const notice = { what: 'withdrawn', by, reason, refundDue } as const;
  const after: StoredEntry = { ...entry, withdrawnAt: now.toISOString(), retained };
  const stored = await changeEntry(entry, after, {
    ...{ what: 'withdrawn', by: accountId, now },
    ...(reason !== null && { reason }),
    limits: { ...NO_LIMITS, caps: competition },
    extra: (changed) => noticeSteps({ entry: changed, notice }, now),
  });
  await sendNotices([{ entry: stored, notice, competition }], now);
  await promote(entry.competitionId, now);
  return familyEntryOf(stored);
}
