import { getItems } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { updateWrite } from '../../../platform/table/writes.ts';
import { markedNumbersKey } from './keys.ts';

/**
 * The membership numbers of a competition that several people may have, with all of a large roster; nobody else
 * shares one, in a competition with `numberItems`. A mark stays when the sharing ends, so who has a number is asked
 * of its uses. A mark of the last second may be missing.
 */
export async function markedNumbers(competitionId: string): Promise<ReadonlySet<string>> {
  const [item] = await getItems([markedNumbersKey(competitionId)]);
  const numbers: unknown = item?.['numbers'];
  return new Set(numbers instanceof Set ? [...numbers].map(String) : []);
}

/** The write that marks numbers; none for none. */
export function markWrites(competitionId: string, numbers: ReadonlySet<string>): TransactItem[] {
  if (numbers.size === 0) return [];
  return [
    updateWrite(markedNumbersKey(competitionId), {
      update: 'ADD numbers :numbers',
      values: { ':numbers': new Set(numbers) },
    }),
  ];
}
