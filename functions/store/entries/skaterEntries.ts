import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import { queryAll } from '../../platform/table/read.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import { accountPartition, skaterEntriesPrefix, skaterEntryKey } from '../keys.ts';
import { isErased, peopleOf, personHash } from './people.ts';
import { entriesInCompetition, getEntriesByKey } from './repository.ts';
import type { StoredEntry } from './storedEntry.ts';

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

/** An account's entry that a skater is in. A team has none: its skaters are found by the rosters. */
const skaterEntry = z.object({ accountId: z.string(), kind: z.enum(ENTRY_KINDS), entryId: z.string() });

type SkaterEntry = z.output<typeof skaterEntry>;

/** One item for each skater of an entry, so that a skater's entries are found without all of the account's. */
export function skaterEntryItems(entry: StoredEntry) {
  const { accountId, competitionId, kind, id: entryId } = entry;
  if (kind === 'team' || isErased(entry)) return [];
  return [...new Set(peopleOf(entry).map(personHash))].map((skater) => ({
    ...skaterEntryKey(accountId, competitionId, skater, entryId),
    type: 'skaterEntry',
    accountId,
    kind,
    entryId,
  }));
}

/** Which of an account's entries in a competition have these skaters, read with consistency. */
export async function skaterEntriesOf(
  accountId: string,
  competitionId: string,
  people: readonly Person[],
): Promise<SkaterEntry[]> {
  const skaters = [...new Set(people.map(personHash))];
  const found = await Promise.all(
    skaters.map((skater) =>
      queryAll({
        KeyConditionExpression: 'pk = :account AND begins_with(sk, :skater)',
        ExpressionAttributeValues: {
          ':account': accountPartition(accountId),
          ':skater': skaterEntriesPrefix(competitionId, skater),
        },
        ConsistentRead: true,
      }),
    ),
  );
  return found.flat().map((item) => skaterEntry.parse(item));
}

/**
 * An account's entries of skaters and couples in a competition that have one of these people; withdrawn ones
 * too. In a competition from before the items by skater all of its entries are read.
 * @param found what `skaterEntriesOf` has answered, if it was asked before
 */
export async function entriesOfSkaters(
  accountId: string,
  { id, entriesBySkater = false }: Pick<StoredCompetition, 'id' | 'entriesBySkater'>,
  people: readonly Person[],
  found?: readonly SkaterEntry[],
): Promise<StoredEntry[]> {
  if (entriesBySkater) {
    const known = found ?? (await skaterEntriesOf(accountId, id, people));
    return known.length === 0 ? [] : getEntriesByKey(known, true);
  }
  const skaters = new Set(people.map(personHash));
  const kinds = (['individual', 'dance'] as const).map((kind) => entriesInCompetition(accountId, kind, id));
  return (await Promise.all(kinds))
    .flat()
    .filter((entry) => peopleOf(entry).some((person) => skaters.has(personHash(person))));
}
