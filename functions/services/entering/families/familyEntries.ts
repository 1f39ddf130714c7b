import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { entriesInCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';

/** All entries of an account in a competition, of every kind and state, read with consistency. */
export async function familyEntriesIn(competitionId: string, accountId: string): Promise<StoredEntry[]> {
  const kinds = ENTRY_KINDS.map((kind) => entriesInCompetition(accountId, kind, competitionId));
  return (await Promise.all(kinds)).flat();
}
