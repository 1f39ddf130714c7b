import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { entriesOfCompetition } from '../../../store/entering/entries/lists.ts';
import { isErased } from '../../../store/entering/entries/people.ts';

/** A thousand entries then take a handful of reads. */
const PAGE_SIZE = 300;

/**
 * Counts the families and entries that would be notified if the competition's first day moved now.
 * @throws {ApiError} NotFound
 */
export async function countAffected(competitionId: string): Promise<{ families: number; entries: number }> {
  await getCompetition(competitionId);
  const families = new Set<string>();
  let entries = 0;
  for (const kind of ENTRY_KINDS) {
    let cursor: string | undefined;
    do {
      const page = await entriesOfCompetition({ competitionId, kind, cursor, size: PAGE_SIZE });
      const affected = page.entries.filter((entry) => entry.state !== 'withdrawn' && !isErased(entry));
      for (const { accountId } of affected) families.add(accountId);
      entries += affected.length;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
  return { families: families.size, entries };
}
