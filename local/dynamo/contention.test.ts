import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, it } from 'vitest';
import { TableName, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
let commits: PromiseWithResolvers<void>;
let held: PromiseWithResolvers<void>;
afterEach(() => dynamo.close());

/** The first transaction holds its items until `commits` is resolved; those after it take no time. */
const started = async () => {
  [commits, held] = [Promise.withResolvers(), Promise.withResolvers()];
  const pause = () => {
    held.resolve();
    return commits.promise;
  };
  dynamo = await testDynamo({ key: [['id', 'S']] }, { contention: { seed: 1, pause } });
  return dynamo.client;
};
const put = (id: string) => ({ Put: { TableName, Item: { id } } });
const check = (id: string) => ({
  ConditionCheck: { TableName, Key: { id }, ConditionExpression: 'attribute_not_exists(gone)' },
});
const transact = (...TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) =>
  dynamo.client.send(new TransactWriteCommand({ TransactItems }));

/** The codes of a cancelled transaction; null for one that is written. */
async function codes(transaction: Promise<unknown>): Promise<(string | undefined)[] | null> {
  try {
    await transaction;
    return null;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    return (error.CancellationReasons ?? []).map(({ Code }) => Code);
  }
}

it('cancels a transaction at each item that another one holds, and writes the one that came first', async () => {
  await started();
  const first = codes(transact(put('a'), put('b')));
  await held.promise;
  expect(await codes(transact(put('c'), put('b'), put('a')))).toEqual([
    'None',
    'TransactionConflict',
    'TransactionConflict',
  ]);
  commits.resolve();
  expect(await first).toBeNull();
  expect(await codes(transact(put('c'), put('b')))).toBeNull();
});

it('holds what a transaction only checks, and gives it back where the transaction fails', async () => {
  await started();
  const failing = { ConditionExpression: 'attribute_exists(id)', Key: { id: 'a' }, TableName };
  const first = codes(transact({ ConditionCheck: failing }, put('b')));
  await held.promise;
  expect(await codes(transact(check('a'), put('c')))).toEqual(['TransactionConflict', 'None']);
  commits.resolve();
  expect(await first).toEqual(['ConditionalCheckFailed', 'None']);
  expect(await codes(transact(check('a'), put('b')))).toBeNull();
});

it('lets a transaction without a common item be written meanwhile', async () => {
  await started();
  const first = codes(transact(put('a')));
  await held.promise;
  const second = codes(transact(put('b')));
  commits.resolve();
  expect(await Promise.all([first, second])).toEqual([null, null]);
});

it('refuses a single write of a held item, and no single writes among themselves', async () => {
  const client = await started();
  const update = (id: string) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: { id },
        UpdateExpression: 'ADD #n :one',
        ExpressionAttributeNames: { '#n': 'n' },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
  const first = transact(put('a'));
  await held.promise;
  await expect(update('a')).rejects.toThrow(TransactionConflictException);
  const putting = client.send(new PutCommand({ TableName, Item: { id: 'a' } }));
  await expect(putting).rejects.toThrow(TransactionConflictException);
  const deleting = client.send(new DeleteCommand({ TableName, Key: { id: 'a' } }));
  await expect(deleting).rejects.toThrow(TransactionConflictException);
  await update('b');
  commits.resolve();
  await first;
  await Promise.all(Array.from({ length: 20 }, () => update('a')));
  const { Item } = await client.send(new GetCommand({ TableName, Key: { id: 'a' } }));
  expect(Item).toEqual({ id: 'a', n: 20 });
});

it('refuses a transaction of reads on a held item, and no other read', async () => {
  const client = await started();
  const Key = { id: 'a' };
  const first = transact(put('a'));
  await held.promise;
  const together = new TransactGetCommand({ TransactItems: [{ Get: { TableName, Key } }] });
  expect(await codes(client.send(together))).toEqual(['TransactionConflict']);
  const got = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const queried = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'id = :id',
      ExpressionAttributeValues: { ':id': 'a' },
    }),
  );
  expect([got.Item, queried.Count]).toEqual([undefined, 0]);
  commits.resolve();
  await first;
});

it('answers a batch in an order that the seed repeats', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => String(at).padStart(2, '0'));
  const answeredWith = async (batchSeed?: number) => {
    dynamo = await testDynamo({ key: [['id', 'S']] }, batchSeed === undefined ? {} : { batchSeed });
    for (const id of ids) await dynamo.client.send(new PutCommand({ TableName, Item: { id } }));
    const { Responses } = await dynamo.client.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: ids.map((id) => ({ id })) } } }),
    );
    await dynamo.close();
    return (Responses?.[TableName] ?? []).map(({ id }) => String(id));
  };
  const [asAsked, once, again] = [await answeredWith(), await answeredWith(7), await answeredWith(7)];
  expect(asAsked).toEqual(ids);
  expect(once).not.toEqual(ids);
  expect(again).toEqual(once);
  expect(once.toSorted()).toEqual(ids);
  await started();
});
