import { createHash } from 'node:crypto';
import { ENTRY_KINDS, type EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { memberNumber } from '../../../../shared/domain/people/skaters/memberNumber.ts';
import type { Attribute } from '../../../platform/table/attributes.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItems, queryAll, type Item } from '../../../platform/table/read.ts';
import { memberNumberKey, numbersPartition, sharedNumbersKey } from '../../keys.ts';
import { isErased, peopleOf, personHash } from './people.ts';
import type { StoredEntry } from './storedEntry.ts';

/** A skater of a competition with a membership number. */
export interface NumberUse {
  readonly number: string;
  readonly entryId: string;
  /** Index among the entry's people. */
  readonly person: number;
  readonly kind: EntryKind;
  /** A hash of name and birthdate. */
  readonly who: string;
  readonly accountId: string;
}

/** All membership numbers of a competition's entries: what it reads grows with the entries. */
export async function allNumberUses(competitionId: string): Promise<NumberUse[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :numbers',
    ExpressionAttributeValues: { ':numbers': numbersPartition(competitionId) },
  });
  return items.flatMap(usesIn);
}

/** From so many numbers on, one query of all costs less than each item rounded up. */
const MAX_SINGLE = 24;

/** The skaters of a competition with one of these numbers. An entry of the last second may be missing. */
export async function usesOfNumbers(
  competitionId: string,
  numbers: ReadonlySet<string>,
): Promise<NumberUse[]> {
  if (numbers.size === 0) return [];
  const keys = [...numbers].flatMap((number) => [
    memberNumberKey(competitionId, number),
    sharedItemKey(competitionId, number),
  ]);
  const uses =
    numbers.size > MAX_SINGLE ? await allNumberUses(competitionId) : (await getItems(keys)).flatMap(usesIn);
  return uses.filter(({ number }) => numbers.has(number));
}

function usesIn(item: Item): NumberUse[] {
  return Object.entries(item).flatMap(([name, value]) => {
    const [number, entryId, person] = name.split('#');
    const [kindName, who, accountId] = String(value).split('#');
    const kind = ENTRY_KINDS.find((one) => one === kindName);
    // The item's own keys are among its attributes.
    if (!number || !entryId || person === undefined || !kind || !who || !accountId) return [];
    return [{ number, entryId, person: Number(person), kind, who, accountId }];
  });
}

/** The numbers of large rosters, and of entries from before `numberItems`, are spread over this many items. */
const SHARED_ITEMS = 32;

const digest = (text: string) => createHash('sha256').update(text).digest();

const sharedItemKey = (competitionId: string, number: string) =>
  sharedNumbersKey(competitionId, (digest(number)[0] ?? 0) % SHARED_ITEMS);

/** An entry with more numbers shares items: a change of all of them must fit a transaction's 100 writes. */
const MAX_ITEMS = 20;

/** Whether each number of an entry has an item of its own, which one person may hold. */
export const hasNumberItems = (entry: StoredEntry) =>
  entry.numberItems === true && memberNumbersOf(entry).size <= MAX_ITEMS;

/** Which item holds an entry's uses of a number. */
export function numberKeysOf(entry: StoredEntry): (number: string) => Key {
  const keyOf = hasNumberItems(entry) ? memberNumberKey : sharedItemKey;
  return (number) => keyOf(entry.competitionId, number);
}

/** The distinct membership numbers of an entry's people, also of a withdrawn one. */
export const memberNumbersOf = (entry: StoredEntry): ReadonlySet<string> =>
  new Set(peopleOf(entry).flatMap(({ isi }) => memberNumber(isi) ?? []));

/** A use as it is stored: an attribute named by number, entry and person. */
export interface StoredUse extends Attribute {
  readonly number: string;
  readonly who: string;
}

/** The uses of an entry's membership numbers. A declined partner, a withdrawn and an erased entry have none. */
export function numberUses(entry: StoredEntry): StoredUse[] {
  const { id, kind, accountId } = entry;
  if (entry.state === 'withdrawn' || isErased(entry)) return [];
  const keyOf = numberKeysOf(entry);
  return peopleOf(entry).flatMap((person, index) => {
    const number = memberNumber(person.isi);
    const hasDeclined = entry.kind === 'dance' && index === 1 && entry.partner?.state === 'declined';
    if (number === null || hasDeclined) return [];
    const who = personHash(person);
    return [
      {
        key: keyOf(number),
        name: `${number}#${id}#${index}`,
        value: `${kind}#${who}#${accountId}`,
        number,
        who,
      },
    ];
  });
}

/** The attribute with the first person who used a number. No use is named so: they begin with a number. */
export const holderName = (number: string) => `=${number}`;

/** The numbers in an entry that another person was the first to use, read with consistency. */
export async function numbersHeldByOthers(entry: StoredEntry): Promise<ReadonlySet<string>> {
  const uses = numberUses(entry);
  const items = await getItems(
    uses.map(({ key }) => key),
    true,
  );
  const bySortKey = new Map(items.map((item) => [item['sk'], item]));
  const others = uses.filter(({ key, number, who }) => {
    const holder = bySortKey.get(key.sk)?.[holderName(number)];
    return holder !== undefined && holder !== who;
  });
  return new Set(others.map(({ number }) => number));
}
