import { createHash } from 'node:crypto';
import { ENTRY_KINDS, type EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import type { Attribute } from '../../platform/table/attributes.ts';
import type { Key } from '../../platform/table/key.ts';
import { getItems, queryAll, type Item } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { updateWrite } from '../../platform/table/writes.ts';
import { numbersKey, numbersPartition } from '../keys.ts';
import { markWrites } from './markedNumbers.ts';
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

/** All membership numbers of a competition's entries, from at most 32 items. */
export async function allNumberUses(competitionId: string): Promise<NumberUse[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :numbers',
    ExpressionAttributeValues: { ':numbers': numbersPartition(competitionId) },
  });
  return items.flatMap(usesIn);
}

/** From so many items on, one query of all costs less than each item rounded up. */
const MAX_SINGLE_ITEMS = 8;

/** The skaters of a competition with one of these numbers. An entry of the last second may be missing. */
export async function usesOfNumbers(
  competitionId: string,
  numbers: ReadonlySet<string>,
): Promise<NumberUse[]> {
  const keys = [...numbers].map((number) => numbersItemKey(competitionId, number));
  const isMost = new Set(keys.map(({ sk }) => sk)).size > MAX_SINGLE_ITEMS;
  const uses = isMost ? await allNumberUses(competitionId) : (await getItems(keys)).flatMap(usesIn);
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

/** A competition's numbers are spread over this many items, so that a roster of 200 fits one transaction. */
const ITEMS = 32;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The item that holds the uses of a number. */
function numbersItemKey(competitionId: string, number: string) {
  return numbersKey(competitionId, (digest(number)[0] ?? 0) % ITEMS);
}

/**
 * One attribute for each membership number in an entry, named by number, entry and person. A declined
 * partner, a withdrawn and an erased entry have none.
 */
export function numberUses(entry: StoredEntry): Attribute[] {
  return usesOf(entry).map(({ key, name, value }) => ({ key, name, value }));
}

interface Use extends Attribute {
  readonly number: string;
  readonly who: string;
}

function usesOf(entry: StoredEntry): Use[] {
  const { competitionId, id, kind, accountId } = entry;
  if (entry.state === 'withdrawn' || isErased(entry)) return [];
  return peopleOf(entry).flatMap((person, index) => {
    const number = memberNumber(person.isi);
    const hasDeclined = entry.kind === 'dance' && index === 1 && entry.partner?.state === 'declined';
    if (number === null || hasDeclined) return [];
    const who = personHash(person);
    return [
      {
        key: numbersItemKey(competitionId, number),
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

/** The holders that an entry's uses leave, for items that are made at once. */
export function numberHolders(entry: StoredEntry): Attribute[] {
  return usesOf(entry).map(({ key, number, who }) => ({ key, name: holderName(number), value: who }));
}

/** Another person was the first to use a membership number. */
export class NumberConflict extends Error {}

/** So many conditions fit into an expression; the numbers beyond them are marked unseen. */
const MAX_CONDITIONS = 60;

/**
 * The writes that keep the uses of membership numbers; none where they stay the same. The first person to use a
 * number holds it, by a condition, so a second person's entry is refused with NumberConflict until it marks it.
 * @param heldByOthers the numbers to mark, as `numbersHeldByOthers` found them
 */
export function numberWrites(
  before: StoredEntry | null,
  after: StoredEntry,
  heldByOthers: ReadonlySet<string> = NONE,
): TransactItem[] {
  const [oldUses, newUses] = [before ? usesOf(before) : [], usesOf(after)];
  const oldValues = new Map(oldUses.map(({ name, value }) => [name, value]));
  const added = newUses.filter(({ name, value }) => oldValues.get(name) !== value);
  const newNames = new Set(newUses.map(({ name }) => name));
  const removed = oldUses.filter(({ name }) => !newNames.has(name));
  const left = before ? leftNumbers(before, after) : NONE;
  const isConditional = ({ number, who }: Use) =>
    !heldByOthers.has(number) && added.every((use) => use.number !== number || use.who === who);
  const held = distinct(added.filter(isConditional));
  const unheld = added.filter((use) => !isConditional(use)).map(({ number }) => number);
  const cut = [...Map.groupBy(held, ({ key }) => key.sk).values()].flatMap((some) =>
    some.slice(MAX_CONDITIONS),
  );
  const marked = new Set([...unheld, ...cut.map(({ number }) => number), ...left]);
  const items = Map.groupBy(
    [
      ...added.map((use) => ({ ...use, what: 'set' as const })),
      ...removed.map((use) => ({ ...use, what: 'remove' as const })),
      ...[...left].map((number) => ({
        key: numbersItemKey(after.competitionId, number),
        name: holderName(number),
        what: 'remove' as const,
      })),
      ...held
        .filter(({ number }) => !marked.has(number))
        .map(({ key, number, who }) => ({
          key,
          name: holderName(number),
          value: who,
          what: 'hold' as const,
        })),
    ],
    ({ key }) => key.sk,
  );
  return [
    ...[...items.values()].flatMap((changes) => itemWrite(changes)),
    ...markWrites(after.competitionId, marked),
  ];
}

const NONE: ReadonlySet<string> = new Set();

const distinct = (uses: readonly Use[]) => [...new Map(uses.map((use) => [use.number, use])).values()];

/** Numbers that people of the entry have no longer, or of people who are erased: a mark names nobody. */
function leftNumbers(before: StoredEntry, after: StoredEntry): ReadonlySet<string> {
  const kept = isErased(after) ? NONE : peopleNumbers(after);
  return new Set([...peopleNumbers(before)].filter((number) => !kept.has(number)));
}

const peopleNumbers = (entry: StoredEntry): ReadonlySet<string> =>
  new Set(peopleOf(entry).flatMap(({ isi }) => memberNumber(isi) ?? []));

interface Change {
  readonly key: Key;
  readonly name: string;
  readonly value?: string;
  readonly what: 'set' | 'hold' | 'remove';
}

function itemWrite(changes: readonly Change[]): TransactItem[] {
  const [first] = changes;
  if (!first) return [];
  const named = changes.map((change, index) => ({ ...change, short: index.toString(36) }));
  const valued = named.filter(({ what }) => what !== 'remove');
  const gone = named.filter(({ what }) => what === 'remove');
  const holders = named.filter(({ what }) => what === 'hold');
  const actions = [
    ...(valued.length > 0 ? [`SET ${valued.map(({ short }) => `#${short}=:${short}`).join(',')}`] : []),
    ...(gone.length > 0 ? [`REMOVE ${gone.map(({ short }) => `#${short}`).join(',')}`] : []),
  ];
  const condition = holders.map(({ short }) => `(attribute_not_exists(#${short}) OR #${short}=:${short})`);
  return [
    updateWrite(first.key, {
      update: actions.join(' '),
      names: Object.fromEntries(named.map(({ short, name }) => [`#${short}`, name])),
      ...(valued.length > 0 && {
        values: Object.fromEntries(valued.map(({ short, value }) => [`:${short}`, value])),
      }),
      ...(holders.length > 0 && {
        condition: condition.join(' AND '),
        onConflict: () => new NumberConflict(),
      }),
    }),
  ];
}

/** The numbers in an entry that another person was the first to use, read with consistency. */
export async function numbersHeldByOthers(entry: StoredEntry): Promise<ReadonlySet<string>> {
  const uses = usesOf(entry);
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
