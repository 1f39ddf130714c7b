import { retry } from '../../../platform/retry.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { ItemSnapshot, TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, hasVersion, IS_NEW, updateWrite } from '../../../platform/table/writes.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import { entryKey } from '../../keys.ts';

/** The entry or its documents changed after they were read. */
export class OutdatedDocument extends Error {
  /** Unknown: the counter is read again. */
  readonly last = null;
}

/** Another call drew the number first. */
export class NumberTaken extends Error {
  /** The last number drawn; null when the counter was not returned. */
  readonly last: number | null;

  constructor(found: ItemSnapshot | undefined) {
    super('NumberTaken');
    const stored = found?.['last']?.N;
    this.last = stored === undefined ? null : Number(stored);
  }
}

type NumberConflict = OutdatedDocument | NumberTaken;

const isNumberConflict = (error: unknown): error is NumberConflict =>
  error instanceof OutdatedDocument || error instanceof NumberTaken;

/** Many calls may draw a number of one competition in the same second; each attempt lets one through. */
const ATTEMPTS = 40;

/**
 * Repeats an attempt to store a numbered document while concurrent calls cause conflicts.
 * @param attempt gets the conflict of the attempt before it, null at first
 * @throws {ApiError} Busy when too many calls draw numbers at this moment
 */
export async function retryOnNumberConflict(
  attempt: (conflict: NumberConflict | null) => Promise<void>,
): Promise<void> {
  let conflict: NumberConflict | null = null;
  await retry(() => attempt(conflict), {
    attempts: ATTEMPTS,
    isRetryable: (error) => {
      if (isNumberConflict(error)) conflict = error;
      return isNumberConflict(error);
    },
    pause: (failures) => Math.random() * Math.min(10 * failures, 100),
  });
}

/** Draws a number from its counter, while that stands at the number before. */
export const counterWrite = (counter: Key, number: number): TransactItem =>
  updateWrite(counter, {
    update: 'SET #last = :number',
    condition: number === 1 ? IS_NEW : '#last = :before',
    names: { '#last': 'last' },
    values: { ':number': number, ...(number > 1 && { ':before': number - 1 }) },
    returnStored: true,
    onConflict: (found) => new NumberTaken(found),
  });

/** Checks in a document's transaction that an entry on it has not changed since it was read. */
export const entryUnchangedCheck = ({ accountId, kind, id, version }: StoredEntry): TransactItem =>
  checkWrite(entryKey(accountId, kind, id), {
    ...hasVersion(version),
    onConflict: () => new OutdatedDocument(),
  });
