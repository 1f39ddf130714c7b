import { rinkIdentity } from '../../../../shared/domain/people/rinks/rinkIdentity.ts';
import { entriesOfRink } from '../../../store/entering/entries/lists.ts';
import { getEntriesByKey } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';

/**
 * A rink's entries by kind and name. The index may lag, so each is read again by its key.
 * @param rink a `rinkIdentity`
 */
export async function currentEntriesOfRink(competitionId: string, rink: string): Promise<StoredEntry[]> {
  const listed: StoredEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await entriesOfRink({ competitionId, rink, kind: undefined, cursor, size: 250 });
    listed.push(...page.entries);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const keys = listed.map(({ accountId, kind, id }) => ({ accountId, kind, entryId: id }));
  const byId = new Map((await getEntriesByKey(keys, true)).map((entry) => [entry.id, entry]));
  return listed.flatMap(({ id }) => {
    const entry = byId.get(id);
    return entry && rinkIdentity(entry) === rink ? [entry] : [];
  });
}
