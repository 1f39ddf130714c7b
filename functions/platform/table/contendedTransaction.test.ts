import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../local/testing/memoryTable.ts';
import { getItem, tableName } from './read.ts';
import { transact } from './transaction.ts';

let dynamo: RunningDynamo;
/** Every transaction is cancelled with TransactionConflict. */
beforeAll(async () => {
  dynamo = await startMemoryTable({ transactionConflictEvery: 1 });
});
afterAll(() => dynamo.close());

it('answers Busy where an item stays contended, and has written nothing', async () => {
  const key = { pk: 'never', sk: 'TEST' };
  const attempt = transact([{ write: { Put: { TableName: tableName(), Item: key } } }]);
  await expect(attempt).rejects.toMatchObject({ code: 'Busy' });
  expect(await getItem(key)).toBeUndefined();
});
