import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { DUPLICATE_DECISIONS } from '../../../../shared/domain/people/skaters/duplicates.ts';
import { skaterIdentity } from '../../../../shared/domain/core/nameOrder.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { getItems, queryAll, type Item } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, deleteItem, deleteWrite, putWrite } from '../../../platform/table/writes.ts';
import { identityOf, peopleOf, personHash, personIdOf, type KnownPerson } from '../entries/people.ts';
import { storedEntry, type StoredEntry } from '../entries/storedEntry.ts';
import { enteredKey, entriesIndex, ladderKey, skaterEntriesKey } from '../../keys.ts';
import { ALIAS_PREFIX, aliasKey, duplicateKey, peoplePartition } from './keys.ts';

/*
 * A person is known in a competition by the identity they were first entered with. An alias leads from another
 * spelling to it, so that later entries under the corrected name are the same person's.
 */

const storedAlias = z.object({
  type: z.literal('alias'),
  identity: z.string(),
  knownAs: z.string(),
  /** The entry whose correction wrote it; null for merged duplicates. */
  entryId: z.nullable(z.string()),
  /** The merged pair that it belongs to. */
  merge: z.optional(z.string()),
});

export type Alias = z.output<typeof storedAlias>;

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
  const items = await queryAll({
    KeyConditionExpression: 'pk = :people AND begins_with(sk, :alias)',
    ExpressionAttributeValues: { ':people': peoplePartition(competitionId), ':alias': ALIAS_PREFIX },
  });
  return aliasesIn(items);
}

const storedDecision = z.object({
  type: z.literal('double'),
  /** The ids of both people, see `duplicateKey`. */
  pair: z.string(),
  decision: z.enum(DUPLICATE_DECISIONS),
  /** Of a merge: the identity that counts and the one that leads to it; '' otherwise. */
  kept: z.string(),
  merged: z.string(),
  at: z.string(),
  by: z.string(),
});

export type StoredDecision = z.output<typeof storedDecision>;

/** Reads a competition's aliases, and the decisions about its duplicates. */
export async function peopleRecords(competitionId: string) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :people',
    ExpressionAttributeValues: { ':people': peoplePartition(competitionId) },
    ConsistentRead: true,
  });
  return {
    aliases: items.flatMap((item) => storedAlias.safeParse(item).data ?? []),
    decisions: items.flatMap((item) => storedDecision.safeParse(item).data ?? []),
  };
}

/** Stores a decision about a pair about which none stands, with its aliases. */
export async function saveDecision(
  competitionId: string,
  decision: Omit<StoredDecision, 'type'>,
  aliases: readonly Alias[],
): Promise<void> {
  const item = { ...duplicateKey(competitionId, decision.pair), type: 'double', ...decision };
  const conflict = () => new ApiError('VersionConflict');
  await transact([
    createWrite(item, conflict),
    ...aliases.map((alias) => putWrite({ ...aliasKey(competitionId, alias.identity), ...alias })),
  ]);
}

/** Deletes a decision that stands, and gives its aliases back to the person who had them. */
export async function removeDecision(
  competitionId: string,
  { pair, decision, merged }: StoredDecision,
  aliases: readonly Alias[],
): Promise<void> {
  const stands = {
    condition: 'decision = :decision',
    values: { ':decision': decision },
    onConflict: () => new ApiError('VersionConflict'),
  };
  await transact([
    deleteWrite(duplicateKey(competitionId, pair), stands),
    ...aliases.map(({ merge: _merge, ...alias }) =>
      alias.identity === merged
        ? deleteWrite(aliasKey(competitionId, alias.identity))
        : putWrite({ ...aliasKey(competitionId, alias.identity), ...alias, knownAs: merged }),
    ),
  ]);
}

/** All entries of a competition, by kind and name, of the index: one of the last second may be missing. */
export async function allEntriesOfCompetition(competitionId: string): Promise<StoredEntry[]> {
  const lists = ENTRY_KINDS.map((kind) =>
    queryAll({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :entries',
      ExpressionAttributeValues: { ':entries': entriesIndex(competitionId, kind) },
    }),
  );
  return (await Promise.all(lists)).flat().map((item) => storedEntry.parse(item));
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

/** Stores an alias unless the spelling has another meaning already. */
function aliasWrite(competitionId: string, alias: Omit<Alias, 'type'>): TransactItem {
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

/**
 * Deletes the aliases that an entry's corrections wrote, those of its people's present spellings, and the decisions
 * about their duplicates.
 */
export async function eraseAliases(entry: StoredEntry): Promise<void> {
  const { competitionId } = entry;
  const people = peopleOf(entry);
  const names = new Set(people.flatMap((person) => [spellingOf(person), identityOf(person)]));
  const spellings = new Set(people.map(spellingOf));
  const { aliases, decisions } = await peopleRecords(competitionId);
  const own = aliases.filter(({ identity, entryId }) => entryId === entry.id || spellings.has(identity));
  for (const { identity } of own) await deleteItem(aliasKey(competitionId, identity));
  const ids = people.map((person) => personIdOf(competitionId, person));
  const named = decisions.filter(
    ({ pair, kept, merged }) =>
      names.has(kept) || names.has(merged) || ids.some((id) => pair.split('.').includes(id)),
  );
  for (const { pair } of named) await deleteItem(duplicateKey(competitionId, pair));
}
