import { TransactionCanceledException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { ApiError } from '../errors/apiError.ts';
import { documentClient } from './client.ts';
import { isContention } from './contention.ts';

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An item in the wire's own form, as a refused write gives it back. */
export type ItemSnapshot = Readonly<Record<string, AttributeValue>>;

/**
 * One write of a transaction. `refusal` is thrown when its condition does not hold; a write without
 * one cannot be refused by what is stored. It is told what is stored where the write asks for it
 * (`ReturnValuesOnConditionCheckFailure: 'ALL_OLD'`) and something is.
 */
export interface TransactItem {
  readonly write: Write;
  readonly refusal?: (found?: ItemSnapshot) => Error;
}

/** Waits of 10 to 20, 20 to 40, ... 640 to 1,280 ms: in all under 2.6 s, well inside a call's time. */
const ATTEMPTS = 8;

/**
 * Writes all steps or none. Transactions that meet on one item are cancelled by DynamoDB and tried
 * again with jitter; the first step whose condition fails throws its refusal.
 * @throws {ApiError} Busy when the item stays contended
 */
export async function transact(items: readonly TransactItem[]): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await jitter(attempt);
    try {
      await documentClient().send(
        new TransactWriteCommand({ TransactItems: items.map(({ write }) => write) }),
      );
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      throwConditionError(error, items);
      if (!isContention(error)) throw error;
    }
  }
  throw new ApiError('Busy');
}

function throwConditionError(error: TransactionCanceledException, items: readonly TransactItem[]): void {
  const reasons = error.CancellationReasons ?? [];
  const refused = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  const refusal = items[refused]?.refusal;
  if (refusal) throw refusal(reasons[refused]?.Item);
}

function jitter(attempt: number): Promise<void> {
  const longest = 10 * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, longest / 2 + Math.random() * (longest / 2)));
}
