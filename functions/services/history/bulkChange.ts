import * as z from 'zod/mini';
import type { HistorySubject } from '../../../shared/contract/core/history.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { bulkChangeKey } from '../../store/keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

const bulkChange = z.object({
  id: z.string(),
  /** What was done to all of them: `archive`, `deactivate`, ... */
  action: z.string(),
  /** What was changed, with the version that the change left behind. */
  changed: z.array(z.object({ id: z.string(), version: z.number() })),
  undone: z.boolean(),
});

export type BulkChange = z.output<typeof bulkChange>;

/** The last bulk change that an account made of rinks or of competitions: the one that can be undone. */
export async function lastBulkChange(accountId: string, subject: HistorySubject): Promise<BulkChange | null> {
  const item = await getItem(bulkChangeKey(accountId, subject));
  return item ? bulkChange.parse(item) : null;
}

/** Written in the transaction of the change; it takes the place of the one before. */
export function bulkChangeWrite(
  accountId: string,
  subject: HistorySubject,
  change: Omit<BulkChange, 'undone'>,
): TransactItem {
  const Item = { ...bulkChangeKey(accountId, subject), type: 'bulkChange', ...change, undone: false };
  return { write: { Put: { TableName: tableName(), Item } } };
}

/** Marks the change as undone, once: a second click, or one that comes after another change, is refused. */
export function markUndoneWrite(accountId: string, subject: HistorySubject, changeId: string): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: bulkChangeKey(accountId, subject),
        UpdateExpression: 'SET undone = :yes',
        ConditionExpression: 'id = :change AND undone = :no',
        ExpressionAttributeValues: { ':change': changeId, ':yes': true, ':no': false },
      },
    },
    refusal: () => new ApiError('NotFound'),
  };
}
