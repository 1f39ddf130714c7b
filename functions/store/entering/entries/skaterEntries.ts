import { ENTRY_KINDS, type EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { attributeWrites, type Attribute } from '../../../platform/table/attributes.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItems, type Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { deleteWrite } from '../../../platform/table/writes.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import { skaterEntriesKey } from '../../keys.ts';
import { isErased, peopleOf, personHash, type KnownPerson } from './people.ts';
import { entriesInCompetition, getEntriesByKey } from './repository.ts';
import type { StoredEntry } from './storedEntry.ts';

/** The items that name an account's entries in a competition by skater. */
export function skaterEntriesKeys(
  accountId: string,
  competitionId: string,
  people: readonly KnownPerson[],
): Key[] {
  const skaters = new Set(people.map(personHash));
  return [...skaters].map((skater) => skaterEntriesKey(accountId, competitionId, skater));
}

/**
 * One attribute for each skater of an entry, named by the entry, so that a skater's entries are found without
 * all of the account's. A team has none: its skaters are found by the rosters.
 */
export function skaterEntryUses(entry: StoredEntry): Attribute[] {
  const { accountId, competitionId, kind, id } = entry;
  if (kind === 'team' || isErased(entry)) return [];
  const keys = skaterEntriesKeys(accountId, competitionId, peopleOf(entry));
  return keys.map((key) => ({ key, name: id, value: kind }));
}

/** The writes that keep them; a person who is erased leaves no item behind. */
export function skaterEntryWrites(before: StoredEntry | null, after: StoredEntry): TransactItem[] {
  const had = before ? skaterEntryUses(before) : [];
  if (isErased(after)) return had.map(({ key }) => deleteWrite(key));
  return attributeWrites(had, skaterEntryUses(after));
}

/**
 * An account's entries of skaters and couples in a competition that have one of these people; withdrawn ones
 * too. In a competition from before the items by skater all of its entries are read.
 * @param read items of `skaterEntriesKeys`, where they were read before, with consistency
 */
export async function entriesOfSkaters(
  accountId: string,
  { id, entriesBySkater = false }: Pick<StoredCompetition, 'id' | 'entriesBySkater'>,
  people: readonly KnownPerson[],
  read?: readonly Item[],
): Promise<StoredEntry[]> {
  const keys = skaterEntriesKeys(accountId, id, people);
  if (entriesBySkater) {
    const items = read ?? (await getItems(keys, true));
    const known = entriesIn(items, keys).map((entry) => ({ accountId, ...entry }));
    return known.length === 0 ? [] : getEntriesByKey(known, true);
  }
  const skaters = new Set(people.map(personHash));
  const kinds = (['individual', 'dance'] as const).map((kind) => entriesInCompetition(accountId, kind, id));
  return (await Promise.all(kinds))
    .flat()
    .filter((entry) => peopleOf(entry).some((person) => skaters.has(personHash(person))));
}

function entriesIn(
  items: readonly Item[],
  keys: readonly Key[],
): { readonly entryId: string; readonly kind: EntryKind }[] {
  const own = items.filter(({ pk, sk }) => keys.some((key) => key.pk === pk && key.sk === sk));
  return own.flatMap((item) =>
    Object.entries(item).flatMap(([entryId, value]) => {
      const kind = ENTRY_KINDS.find((one) => one === value);
      return kind ? [{ entryId, kind }] : [];
    }),
  );
}
