import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { EditorRole } from '../../../../shared/domain/entries/changes/changeScope.ts';
import { findCompetition } from '../../../store/competitions/repository.ts';
import { deliver } from '../../notifications/deliver.ts';
import { promoteWaitlisted } from '../waitlist/promoteWaitlisted.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { saveWithdrawal } from './saveWithdrawal.ts';

interface WithdrawalRequest {
  /** Of the entry, as it was read. */
  readonly version: number;
  readonly by: EditorRole;
  readonly accountId: string;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Withdraws an entry: its places and its places in lists are free, and the head of each list gets what
 * came free. A repeat finds it withdrawn.
 * @throws {ApiError} VersionConflict; ValidationFailed (competitionId, MustEnabled) where entries are closed
 */
export async function withdrawAnyEntry(entry: StoredEntry, request: WithdrawalRequest): Promise<Entry> {
  const { now } = request;
  if (entry.state === 'withdrawn') return familyEntryOf(entry);
  const competition = await findCompetition(entry.competitionId);
  const notification = await saveWithdrawal(entry, { ...request, competition });
  await deliver([notification], now);
  await promoteWaitlisted(entry.competitionId, now);
  return familyEntryOf(notification.entry);
}
