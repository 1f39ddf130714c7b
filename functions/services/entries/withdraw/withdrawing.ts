import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { ChangedBy } from '../../../../shared/domain/entries/changes/changeScope.ts';
import { findCompetition } from '../../../store/competitions/repository.ts';
import { sendNotices } from '../../notifications/sendNotices.ts';
import { promote } from '../waitlist/promote.ts';
import { familyEntryOf } from '../views/familyEntries.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { writeWithdrawal } from './writeWithdrawal.ts';

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
 * came free. A repeat finds it withdrawn.
 * @throws {ApiError} VersionConflict; ValidationFailed (competitionId, MustEnabled) where entries are closed
 */
export async function withdrawing(entry: StoredEntry, request: Withdrawing): Promise<Entry> {
  const { now } = request;
  if (entry.state === 'withdrawn') return familyEntryOf(entry);
  const competition = await findCompetition(entry.competitionId);
  const news = await writeWithdrawal(entry, { ...request, competition });
  await sendNotices([news], now);
  await promote(entry.competitionId, now);
  return familyEntryOf(news.entry);
}
