import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../platform/table/client.ts';
import {
  bankRowKey,
  bankRowsPartition,
  PAYMENT_PREFIX,
  paymentKey,
  paymentsIndex,
  paymentsPartition,
} from '../keys.ts';
import { GSI1 } from '../../platform/table/key.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItem, queryAll, tableName } from '../../platform/table/read.ts';
import { bankRowItem, storedBankRow, type StoredBankRow } from './storedBankRow.ts';
import { storedPayment, type StoredPayment } from './storedPayment.ts';

/** Everything that was paid and given back of an entry, in the order in which it was recorded. */
export async function paymentsOf(entryId: string): Promise<StoredPayment[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :payments)',
    ExpressionAttributeValues: { ':entry': paymentsPartition(entryId), ':payments': PAYMENT_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedPayment.parse(item));
}

export async function findPayment(entryId: string, paymentId: string): Promise<StoredPayment | null> {
  const item = await getItem(paymentKey(entryId, paymentId));
  return item ? storedPayment.parse(item) : null;
}

/** Payments and refunds of a competition by their day, a page. */
export async function paymentsOfCompetition(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :payments',
      ExpressionAttributeValues: { ':payments': paymentsIndex(competitionId) },
      Limit: LARGE_PAGE,
    },
    cursor,
  );
  return { payments: page.items.map((item) => storedPayment.parse(item)), nextCursor: page.nextCursor };
}

/** Sums are made of whole lists, so their pages are large; an item has half a kilobyte. */
const LARGE_PAGE = 250;

/** Rows of bank statements that a competition took in, a page. */
export async function bankRowsOf(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      KeyConditionExpression: 'pk = :rows',
      ExpressionAttributeValues: { ':rows': bankRowsPartition(competitionId) },
      ConsistentRead: true,
      Limit: LARGE_PAGE,
    },
    cursor,
  );
  return { rows: page.items.map((item) => storedBankRow.parse(item)), nextCursor: page.nextCursor };
}

export async function findBankRow(competitionId: string, rowId: string): Promise<StoredBankRow | null> {
  const item = await getItem(bankRowKey(competitionId, rowId));
  return item ? storedBankRow.parse(item) : null;
}

/**
 * Keeps a row that was not taken in before.
 * @returns whether it was new
 */
export async function saveBankRow(row: StoredBankRow): Promise<boolean> {
  return succeeded(
    new PutCommand({
      TableName: tableName(),
      Item: bankRowItem(row),
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
}

/**
 * Takes a row out of the tray with the reason, or puts it back with none.
 * @returns whether there is such a row
 */
export async function dismissRow(
  competitionId: string,
  rowId: string,
  reason: string | null,
): Promise<boolean> {
  return succeeded(
    new UpdateCommand({
      TableName: tableName(),
      Key: bankRowKey(competitionId, rowId),
      UpdateExpression: 'SET setAside = :reason',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':reason': reason },
    }),
  );
}

async function succeeded(command: PutCommand | UpdateCommand): Promise<boolean> {
  try {
    await (command instanceof PutCommand ? documentClient().send(command) : documentClient().send(command));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
