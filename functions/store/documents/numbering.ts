import { retry } from '../../platform/retry.ts';
import type { Key } from '../../platform/table/key.ts';
import type { ItemSnapshot, TransactItem } from '../../platform/table/transaction.ts';
import { IS_NEW, updateWrite } from '../../platform/table/writes.ts';

/** The entry or its documents changed after they were read. */
export class OutdatedDocument extends Error {}

/** Another call drew the number first. */
export class NumberTaken extends Error {
  /** The last number drawn; 0 where the counter was not returned. */
  readonly last: number;

  constructor(found: ItemSnapshot | undefined) {
    super('NumberTaken');
    this.last = Number(found?.['last']?.N ?? 0);
  }
}

/** Many calls may draw a number of one competition in the same second; each attempt lets one through. */
const ATTEMPTS = 40;

/** The next number, after the last one drawn, which it reads only if this attempt does not know it. */
type NextNumber = (lastNumber: () => Promise<number>) => Promise<number>;

/**
 * Stores a document with the next number, or nothing where `attempt` asks for no number. The attempt runs
 * again when it throws OutdatedDocument or NumberTaken.
 * @throws {ApiError} Busy when too many calls draw numbers at this moment
 */
export async function withNextNumber(attempt: (nextNumber: NextNumber) => Promise<void>): Promise<void> {
  let last: number | null = null;
  const drawNumber = async () => {
    try {
      await attempt(async (lastNumber) => (last ??= await lastNumber()) + 1);
    } catch (error) {
      // Only NumberTaken knows the counter; after any other conflict it is read again.
      last = error instanceof NumberTaken && error.last > 0 ? error.last : null;
      throw error;
    }
  };
  await retry(drawNumber, {
    attempts: ATTEMPTS,
    isRetryable: (error) => error instanceof OutdatedDocument || error instanceof NumberTaken,
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
