import type { Attribute } from '../../../platform/table/attributes.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { markWrites } from './markedNumbers.ts';
import {
  hasNumberItems,
  holderName,
  numberKeysOf,
  memberNumbersOf,
  numberUses,
  type StoredUse,
} from './memberNumbers.ts';
import { isErased } from './people.ts';
import type { StoredEntry } from './storedEntry.ts';

/** Another person was the first to use a membership number. */
export class NumberConflict extends Error {}

/**
 * The writes that keep the uses of membership numbers; none where they stay the same. The first person to use a
 * number holds it, by a condition, so a second person's entry is refused with NumberConflict until it marks it. A
 * large roster holds none and marks all. What an older version kept in shared items moves to items by number.
 * @param after with `numberItems`
 * @param heldByOthers the numbers to mark, as `numbersHeldByOthers` found them
 */
export function numberWrites(
  before: StoredEntry | null,
  after: StoredEntry,
  heldByOthers: ReadonlySet<string> = NONE,
): TransactItem[] {
  const [oldUses, newUses] = [before ? numberUses(before) : [], numberUses(after)];
  const oldValues = new Map(oldUses.map((use) => [placeOf(use), use.value]));
  const added = newUses.filter((use) => oldValues.get(placeOf(use)) !== use.value);
  const newPlaces = new Set(newUses.map(placeOf));
  const removed = oldUses.filter((use) => !newPlaces.has(placeOf(use)));
  const left = before ? leftNumbers(before, after) : NONE;
  const held = heldUses(after, added, heldByOthers);
  const heldNumbers = new Set(held.map(({ number }) => number));
  const unheld = added.filter(({ number }) => !heldNumbers.has(number)).map(({ number }) => number);
  const items = Map.groupBy<string, Change>(
    [
      ...added.map((use) => ({ ...use, what: 'set' as const })),
      ...removed.map((use) => ({ ...use, what: 'remove' as const })),
      ...(before ? freedHolders(before, after, left) : []),
      ...held.map(({ key, number, who }) => ({
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
    ...markWrites(after.competitionId, new Set([...unheld, ...left])),
  ];
}

const NONE: ReadonlySet<string> = new Set();

const placeOf = ({ key, name }: Attribute) => `${key.sk} ${name}`;

/** One use for each number that one person of the entry alone has, and nobody else held before. */
function heldUses(
  entry: StoredEntry,
  added: readonly StoredUse[],
  heldByOthers: ReadonlySet<string>,
): StoredUse[] {
  if (!hasNumberItems(entry)) return [];
  return [...Map.groupBy(added, ({ number }) => number).values()].flatMap((uses) => {
    const [first] = uses;
    const isHeld = first && !heldByOthers.has(first.number) && uses.every(({ who }) => who === first.who);
    return isHeld ? [first] : [];
  });
}

/** The holders that an entry's uses leave, for items that are made at once. */
export function numberHolders(entry: StoredEntry): (Attribute & { readonly number: string })[] {
  return heldUses(entry, numberUses(entry), NONE).map(({ key, number, who }) => ({
    key,
    number,
    name: holderName(number),
    value: who,
  }));
}

/** Numbers that people of the entry have no longer, or of people who are erased: a mark names nobody. */
function leftNumbers(before: StoredEntry, after: StoredEntry): ReadonlySet<string> {
  const kept = isErased(after) ? NONE : memberNumbersOf(after);
  return new Set([...memberNumbersOf(before)].filter((number) => !kept.has(number)));
}

/** Removes the holders of numbers that are left, and of those that move from an item to another. */
function freedHolders(before: StoredEntry, after: StoredEntry, left: ReadonlySet<string>): Change[] {
  const [keyOf, isMoved] = [numberKeysOf(before), hasNumberItems(before) !== hasNumberItems(after)];
  return [...memberNumbersOf(before)]
    .filter((number) => isMoved || left.has(number))
    .map((number) => ({ key: keyOf(number), name: holderName(number), what: 'remove' }));
}

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
  // One at most: an item that is held has one number.
  const held = named.find(({ what }) => what === 'hold');
  const actions = [
    ...(valued.length > 0 ? [`SET ${valued.map(({ short }) => `#${short}=:${short}`).join(',')}`] : []),
    ...(gone.length > 0 ? [`REMOVE ${gone.map(({ short }) => `#${short}`).join(',')}`] : []),
  ];
  return [
    updateWrite(first.key, {
      update: actions.join(' '),
      names: Object.fromEntries(named.map(({ short, name }) => [`#${short}`, name])),
      ...(valued.length > 0 && {
        values: Object.fromEntries(valued.map(({ short, value }) => [`:${short}`, value])),
      }),
      ...(held && {
        condition: `attribute_not_exists(#${held.short}) OR #${held.short}=:${held.short}`,
        onConflict: () => new NumberConflict(),
      }),
    }),
  ];
}
