import { createHash } from 'node:crypto';
import { ENTRY_KINDS, type EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import { attributeWrites, type Attribute } from '../../platform/table/attributes.ts';
import { getItems, queryAll, type Item } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { numbersKey, numbersPartition } from '../keys.ts';
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
  const { competitionId, id, kind, accountId } = entry;
  if (entry.state === 'withdrawn' || isErased(entry)) return [];
  return peopleOf(entry).flatMap((person, index) => {
    const number = memberNumber(person.isi);
    const hasDeclined = entry.kind === 'dance' && index === 1 && entry.partner?.state === 'declined';
    if (number === null || hasDeclined) return [];
    return [
      {
        key: numbersItemKey(competitionId, number),
        name: `${number}#${id}#${index}`,
        value: `${kind}#${personHash(person)}#${accountId}`,
      },
    ];
  });
}

/** The writes that keep the uses of membership numbers; none where they stay the same. */
export function numberWrites(before: StoredEntry | null, after: StoredEntry): TransactItem[] {
  return attributeWrites(before ? numberUses(before) : [], numberUses(after));
}
