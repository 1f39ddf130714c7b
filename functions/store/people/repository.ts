import * as z from 'zod/mini';
import { skaterIdentity } from '../../../shared/domain/skaters/nameOrder.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { getItems, queryAll, type Item } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { deleteItem, putWrite } from '../../platform/table/writes.ts';
import { identityOf, peopleOf, personHash, type KnownPerson } from '../entries/people.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { enteredKey, ladderKey, skaterEntriesKey } from '../keys.ts';
import { ALIAS_PREFIX, aliasKey, peoplePartition } from './keys.ts';

/*
 * A person is known in a competition by the identity they were first entered with. An alias leads from another
 * spelling to it, so that later entries under the corrected name are the same person's.
 */

const storedAlias = z.object({
  type: z.literal('alias'),
  identity: z.string(),
  knownAs: z.string(),
  /** The entry whose correction wrote it; null for merged doubles. */
  entryId: z.nullable(z.string()),
});

/** By which identity each spelling is known. */
export type Aliases = ReadonlyMap<string, string>;

/** The aliases among items that were read. */
export function aliasesIn(items: readonly Item[]): Aliases {
  const aliases = items.flatMap((item) => storedAlias.safeParse(item).data ?? []);
  return new Map(aliases.map(({ identity, knownAs }) => [identity, knownAs]));
}

export const aliasKeys = (competitionId: string, people: readonly KnownPerson[]) =>
  people.map(({ fullName, birthdate }) => aliasKey(competitionId, skaterIdentity(fullName, birthdate)));

/** By which identity each of these people is known, where it is not their own. */
export async function findAliases(competitionId: string, people: readonly KnownPerson[]): Promise<Aliases> {
  return aliasesIn(await getItems(aliasKeys(competitionId, people), true));
}

/** All aliases of a competition: one for each corrected or merged person, so one page. */
export async function allAliases(competitionId: string): Promise<Aliases> {
  return aliasesIn(await aliasItems(competitionId));
}

async function aliasItems(competitionId: string): Promise<Item[]> {
  return queryAll({
    KeyConditionExpression: 'pk = :people AND begins_with(sk, :alias)',
    ExpressionAttributeValues: { ':people': peoplePartition(competitionId), ':alias': ALIAS_PREFIX },
  });
}

/** The identities of these people under which other entries of the competition are stored. */
export async function identitiesInUse(
  { id, accountId, competitionId, events }: StoredEntry,
  people: readonly KnownPerson[],
): Promise<ReadonlySet<string>> {
  const keysOf = (person: KnownPerson) => [
    ladderKey(competitionId, identityOf(person)),
    skaterEntriesKey(accountId, competitionId, personHash(person)),
    ...events.map((event) => enteredKey(competitionId, event.id, identityOf(person))),
  ];
  const items = await getItems(people.flatMap(keysOf), true);
  const isOthers = ({ pk: _pk, sk: _sk, ...attributes }: Item) =>
    Object.entries(attributes).some(([name, value]) =>
      OTHERS.has(name) ? value !== id : isEntryOf(name, id),
    );
  const found = new Set(items.filter(isOthers).map(({ pk, sk }) => `${String(pk)} ${String(sk)}`));
  return new Set(
    people.filter((one) => keysOf(one).some(({ pk, sk }) => found.has(`${pk} ${sk}`))).map(identityOf),
  );
}

/** Attributes whose value is an entry's id: of price steps, and of a place in an event. */
const OTHERS = new Set(['first', 'second', 'entryId']);
/** An attribute of a skater's entries is named by the entry's id, a ULID. */
const isEntryOf = (name: string, own: string) => /^[0-9A-Z]{26}$/.test(name) && name !== own;

/** The writes of the aliases that a changed entry needs; another meaning of the same spelling is a conflict. */
export function aliasWrites(before: StoredEntry, after: StoredEntry): TransactItem[] {
  const { competitionId, id: entryId } = after;
  const had = new Set(peopleOf(before).map(spellingOf));
  const people = peopleOf(after).filter((one) => one.knownAs !== undefined && !had.has(spellingOf(one)));
  return [...new Map(people.map((one) => [spellingOf(one), one])).values()].map((person) =>
    aliasWrite(competitionId, { identity: spellingOf(person), knownAs: identityOf(person), entryId }),
  );
}

export interface Alias {
  readonly identity: string;
  readonly knownAs: string;
  readonly entryId: string | null;
}

/** Stores an alias unless the spelling has another meaning already. */
export function aliasWrite(competitionId: string, alias: Alias): TransactItem {
  const { identity, knownAs, entryId } = alias;
  const item = { ...aliasKey(competitionId, identity), type: 'alias', identity, knownAs, entryId };
  return putWrite(item, {
    condition: 'attribute_not_exists(pk) OR knownAs = :known',
    values: { ':known': knownAs },
    onConflict: () => new ApiError('VersionConflict'),
  });
}

/** The identity of a person's present spelling. */
export const spellingOf = ({ fullName, birthdate }: KnownPerson) => skaterIdentity(fullName, birthdate);

/** Deletes the aliases that an entry's corrections wrote, and those of its people's present spellings. */
export async function eraseAliases(entry: StoredEntry): Promise<void> {
  const spellings = new Set(peopleOf(entry).map(spellingOf));
  const aliases = (await aliasItems(entry.competitionId)).flatMap(
    (item) => storedAlias.safeParse(item).data ?? [],
  );
  const own = aliases.filter(({ identity, entryId }) => entryId === entry.id || spellings.has(identity));
  for (const { identity } of own) await deleteItem(aliasKey(entry.competitionId, identity));
}
