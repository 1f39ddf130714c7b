import { ENTRY_KINDS, type EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { numbersPartition } from '../keys.ts';
import { getItems, queryAll, type Item } from '../../platform/table/read.ts';
import { numbersItemKey } from './numberWrites.ts';

/** Somebody who skates in a competition under a membership number. */
export interface NumberUse {
  readonly number: string;
  readonly entryId: string;
  /** Index among the entry's people. */
  readonly person: number;
  readonly kind: EntryKind;
  /** The same for the same name and birthdate. */
  readonly who: string;
  readonly accountId: string;
}

/** Who of a competition skates under which membership number: all of them, of as many items as there are few. */
export async function allNumberUses(competitionId: string): Promise<NumberUse[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :numbers',
    ExpressionAttributeValues: { ':numbers': numbersPartition(competitionId) },
  });
  return items.flatMap(usesIn);
}

/** Who of a competition skates under one of these numbers. */
export async function usesOfNumbers(
  competitionId: string,
  numbers: ReadonlySet<string>,
): Promise<NumberUse[]> {
  const keys = [...numbers].map((number) => numbersItemKey(competitionId, number));
  const items = await getItems(keys, true);
  return items.flatMap(usesIn).filter(({ number }) => numbers.has(number));
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
