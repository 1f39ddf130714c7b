import { ApiError } from '../../platform/errors/apiError.ts';
import type { Key } from '../../platform/table/key.ts';
import { tableName } from '../../platform/table/read.ts';
import type { ItemSnapshot, TransactItem } from '../../platform/table/transaction.ts';

/** What a document tells is not any more what was read: read again. */
export class OutdatedDocument extends Error {}

/** Somebody else drew that number first. */
export class NumberTaken extends Error {
  /** The last number that is drawn now. */
  readonly last: number;

  constructor(found: ItemSnapshot | undefined) {
    super('NumberTaken');
    this.last = Number(found?.['last']?.N ?? 0);
  }
}

/** Many may draw a number of one competition in the same second; each attempt lets one of them through. */
const ATTEMPTS = 40;

/** The next number, by the last one that is drawn: asked for where it is not known. */
type NextNumber = (lastNumber: () => Promise<number>) => Promise<number>;

/**
 * Tries to keep a document with the next number until that is done or there is nothing to keep.
 * @param attempt keeps it with the number that it asks for, if it asks; what it throws is thrown, but for
 * Outdated and NumberTaken: then it is called again
 * @throws {ApiError} Busy when too many draw numbers in this moment
 */
export async function withNextNumber(attempt: (nextNumber: NextNumber) => Promise<void>): Promise<void> {
  let last: number | null = null;
  for (let count = 0; count < ATTEMPTS; count++) {
    try {
      await attempt(async (lastNumber) => (last ??= await lastNumber()) + 1);
      return;
    } catch (problem) {
      if (!(problem instanceof OutdatedDocument || problem instanceof NumberTaken)) throw problem;
      // Nothing that is known of the counter: it is read again.
      last = problem instanceof NumberTaken && problem.last > 0 ? problem.last : null;
      await pause(count);
    }
  }
  throw new ApiError('Busy');
}

function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * (attempt + 1), 100)));
}

/** Draws a number from a counter whose last one it follows. */
export function counterWrite(counter: Key, number: number): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: counter,
        UpdateExpression: 'SET #last = :number',
        ConditionExpression: number === 1 ? 'attribute_not_exists(pk)' : '#last = :before',
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: { ':number': number, ...(number > 1 && { ':before': number - 1 }) },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    refusal: (found) => new NumberTaken(found),
  };
}

/** Puts what must not be there yet. */
export function createWrite(Item: Record<string, unknown>, refusal: () => Error): TransactItem {
  return {
    write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    refusal,
  };
}
