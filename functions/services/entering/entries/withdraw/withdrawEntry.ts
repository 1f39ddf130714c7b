import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import {
  changeScope,
  type EditorRole,
} from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { withdrawalRefund } from '../../../../../shared/domain/entering/entries/changes/withdrawalRefund.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import { touchPublishedEntries } from '../../../../store/core/stamps/stampRepository.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { competitionLimitsOnly } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { doFollowUps } from '../followUp/followUp.ts';
import { leftToDo } from '../save/leftToDo.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { familyEntryOf } from '../views/familyEntries.ts';

export interface WithdrawnBy {
  readonly by: EditorRole;
  readonly accountId: string;
  /** The organiser's reason, which the family reads; null from a family. */
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Withdraws an entry: it leaves its places and waitlists, and the first in line get the free places. Family
 * discounts that the family's other entries got because of it end. A repeat finds the entry withdrawn and changes nothing.
 * @param version of the entry as it was read
 * @throws {ApiError} VersionConflict; ValidationFailed (competitionId, MustEnabled) once entries have closed
 */
export async function withdrawEntry(
  before: StoredEntry,
  version: number,
  withdrawnBy: WithdrawnBy,
): Promise<Entry> {
  if (before.state === 'withdrawn') return familyEntryOf(before);
  const competition = await findCompetition(before.competitionId);

  requireOpenForWithdrawal(before, competition, withdrawnBy);
  if (before.version !== version) throw new ApiError('VersionConflict');

  const after = applyWithdrawal(before, competition, withdrawnBy.now);
  const stored = await saveWithdrawal(before, after, competition, withdrawnBy);

  await doFollowUps([leftToDo(before, stored)], withdrawnBy.now);
  return familyEntryOf(stored);
}

/** @throws {ApiError} ValidationFailed (competitionId, MustEnabled) once entries have closed */
export function requireOpenForWithdrawal(
  { state }: StoredEntry,
  competition: StoredCompetition | null,
  { by, now }: WithdrawnBy,
): asserts competition is StoredCompetition {
  if (!competition || changeScope({ state, competition }, by, now) !== 'everything')
    throw wrongField('competitionId', 'MustEnabled');
}

/** A withdrawn entry costs only what the refund policy retains of the payments. */
export function applyWithdrawal(
  entry: StoredEntry,
  { refunds }: Pick<StoredCompetition, 'refunds'>,
  now: Date,
): StoredEntry {
  const { retained } = withdrawalRefund(entry, refunds, now);
  return { ...entry, withdrawnAt: now.toISOString(), retained };
}

/**
 * Saves a withdrawn entry with its notification. The places are free afterwards; nobody is promoted yet.
 * @returns the entry as it is stored
 * @throws {ApiError} VersionConflict
 */
export async function saveWithdrawal(
  before: StoredEntry,
  after: StoredEntry,
  competition: StoredCompetition,
  { by, accountId, reason, now }: WithdrawnBy,
): Promise<StoredEntry> {
  const { refundDue } = withdrawalRefund(before, competition.refunds, now);
  const notice = { what: 'withdrawn', by, reason, refundDue } as const;
  const stored = await saveEntry(before, after, {
    action: 'withdrawn',
    by: accountId,
    now,
    ...(reason !== null && { reason }),
    limits: competitionLimitsOnly(competition),
    extraWrites: (changed) => notificationWrites({ entry: changed, notice }, now),
  });
  await touchPublishedEntries(competition);
  return stored;
}
