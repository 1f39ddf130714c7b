import { TransactionCanceledException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { retry, withJitter } from '../retry.ts';
import { documentClient } from './client.ts';
import { isContention } from './contention.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An item in the wire's own form, as a refused write gives it back. */
export type ItemSnapshot = Readonly<Record<string, AttributeValue>>;

/**
 * One write of a transaction (writes.ts makes them) and the error to throw when its condition does not hold.
 * The error gets the stored item where the write asks for it and there is one.
 */
export interface TransactItem {
  readonly write: Write;
  readonly refusal?: (found?: ItemSnapshot) => Error;
}

/** Pauses of 10 to 20, 20 to 40, … 640 to 1,280 ms: under 2.6 s in all, well within a call's ten. */
const RETRY = {
  attempts: 8,
  isRetryable: isContention,
  pause: (failures: number) => withJitter(10 * 2 ** failures),
};

/**
 * Writes all items or none. The first item whose condition fails throws its refusal; a transaction that
 * met another one is sent again.
 * @throws {ApiError} Busy when the items stay contended
 */
export async function transact(items: readonly TransactItem[]): Promise<void> {
  const TransactItems = items.map(({ write }) => write);
  await retry(async () => {
    try {
      await documentClient().send(new TransactWriteCommand({ TransactItems }));
    } catch (error) {
      throw refusalOf(error, items) ?? error;
    }
  }, RETRY);
}

class NotWritten extends Error {}

/**
 * Whether a conditional write was made. A transaction's repeats are known by its token: one whose first answer got lost
 * does not take what it has written itself for somebody else's, as a single write would.
 * @throws {ApiError} Busy
 */
export async function isWrittenOnce({ write }: TransactItem): Promise<boolean> {
  try {
    await transact([{ write, refusal: () => new NotWritten() }]);
    return true;
  } catch (error) {
    if (error instanceof NotWritten) return false;
    throw error;
  }
}

function refusalOf(error: unknown, items: readonly TransactItem[]): Error | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const refused = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  return items[refused]?.refusal?.(reasons[refused]?.Item);
}
