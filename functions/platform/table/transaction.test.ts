import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../local/testing/memoryTable.ts';
import { ApiError, wrongField } from '../errors/apiError.ts';
import { getItem, tableName } from './read.ts';
import { transact, type TransactItem } from './transaction.ts';

let dynamo: RunningDynamo;
/** Every second transaction is cancelled with TransactionConflict, as AWS does under load. */
beforeAll(async () => {
  dynamo = await startMemoryTable({ transactionConflictEvery: 2 });
});
afterAll(() => dynamo.close());

const key = (name: string) => ({ pk: name, sk: 'TEST' });

const put = (name: string, refusal?: () => Error): TransactItem => ({
  write: {
    Put: {
      TableName: tableName(),
      Item: key(name),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  ...(refusal && { refusal }),
});

const count = (name: string): TransactItem => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: key(name),
      UpdateExpression: 'ADD n :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
});

describe('transact', () => {
  it('tries again when transactions meet, and writes each once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, n) => transact([count('sum'), put(`item ${n}`)])));
    expect(await getItem(key('sum'))).toMatchObject({ n: 30 });
  });

  it('throws the refusal of the first step whose condition fails, and writes nothing', async () => {
    await transact([put('taken')]);
    const attempt = transact([
      count('untouched'),
      put('free', () => new ApiError('NotFound')),
      put('taken', () => wrongField('event', 'AlreadyExist')),
    ]);
    await expect(attempt).rejects.toMatchObject({ code: 'ValidationFailed' });
    expect(await getItem(key('untouched'))).toBeUndefined();
    expect(await getItem(key('free'))).toBeUndefined();
  });
});
