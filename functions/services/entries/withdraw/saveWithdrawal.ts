import { changeScope, type EditorRole } from '../../../../shared/domain/entries/changes/changeScope.ts';
import { withdrawalRefund } from '../../../../shared/domain/entries/changes/withdrawalRefund.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import {
  notificationWrites,
  type EntryNotification,
} from '../../../store/notifications/notificationWrites.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { NO_LIMITS } from '../capacity/limits.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

export interface WithdrawalFacts {
  /** Of the entry, as it was read by who asks for it. */
  readonly version: number;
  readonly competition: StoredCompetition | null;
  readonly by: EditorRole;
  readonly accountId: string;
  readonly reason: string | null;
  readonly now: Date;
  /** The withdrawal of several entries that this is a part of. */
  readonly with?: StoredEntry['withdrawnWith'];
}

/**
 * Writes that an entry is withdrawn as it was read. What is retained of what was paid says the refund policy.
 * @returns what its people are to be told; the places are free, and nobody has got them yet
 * @throws {ApiError} VersionConflict; ValidationFailed (competitionId, MustEnabled) where entries are closed
 */
export async function saveWithdrawal(entry: StoredEntry, facts: WithdrawalFacts): Promise<EntryNotification> {
  const { version, competition, by, accountId, reason, now } = facts;
  if (!competition || changeScope({ state: entry.state, competition }, by, now) !== 'everything') {
    throw wrongField('competitionId', 'MustEnabled');
  }
  if (entry.version !== version) throw new ApiError('VersionConflict');
  const { retained, refundDue } = withdrawalRefund(entry, competition.refunds, now);
  const notice = { what: 'withdrawn', by, reason, refundDue } as const;
  const withdrawnWith = facts.with ?? entry.withdrawnWith;
  const after: StoredEntry = { ...entry, withdrawnAt: now.toISOString(), withdrawnWith, retained };
  const stored = await saveEntry(entry, after, {
    action: 'withdrawn',
    by: accountId,
    now,
    ...(reason !== null && { reason }),
    limits: { ...NO_LIMITS, competition: competition },
    extraWrites: (changed) => notificationWrites({ entry: changed, notice }, now),
  });
  return { entry: stored, notice, competition };
}
