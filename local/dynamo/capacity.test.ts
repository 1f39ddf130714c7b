import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => {
  dynamo = await testDynamo({
    global: { byState: { key: [['state', 'S']], projection: ['label'] } },
    local: {
      byTime: {
        key: [
          ['pk', 'S'],
          ['at', 'N'],
        ],
        projection: 'KEYS_ONLY',
      },
    },
  });
});
afterAll(() => dynamo.close());

const ReturnConsumedCapacity = 'INDEXES';
const key = (sk: string) => ({ pk: 'p', sk });
const filling = (bytes: number) => ({ filling: 'x'.repeat(bytes) });
const send = { TableName, ReturnConsumedCapacity } as const;
const put = async (sk: string, rest: object = {}) =>
  (await dynamo.client.send(new PutCommand({ ...send, Item: { ...key(sk), ...rest } }))).ConsumedCapacity;
const get = async (sk: string, ConsistentRead: boolean) =>
  (await dynamo.client.send(new GetCommand({ ...send, Key: key(sk), ConsistentRead }))).ConsumedCapacity;

describe('consumed capacity', () => {
  it('of a read counts 4 KB blocks, half when eventually consistent', async () => {
    await put('small');
    await put('large', filling(4100));
    expect((await get('small', true))?.CapacityUnits).toBe(1);
    expect((await get('small', false))?.CapacityUnits).toBe(0.5);
    expect((await get('absent', false))?.CapacityUnits).toBe(0.5);
    expect(await get('large', true)).toEqual({ TableName, CapacityUnits: 2, Table: { CapacityUnits: 2 } });
    expect((await get('large', false))?.CapacityUnits).toBe(1);
    const silent = await dynamo.client.send(new GetCommand({ TableName, Key: key('small') }));
    expect(silent.ConsumedCapacity).toBeUndefined();
  });

  it('of a write counts KBs of the larger item', async () => {
    expect((await put('written', filling(2000)))?.CapacityUnits).toBe(2);
    expect((await put('written'))?.CapacityUnits).toBe(2);
    expect((await put('written'))?.CapacityUnits).toBe(1);
    const remove = new DeleteCommand({ ...send, Key: key('absent') });
    expect((await dynamo.client.send(remove)).ConsumedCapacity?.CapacityUnits).toBe(1);
    // 1024 bytes including names and key are one unit, one byte more is two.
    expect((await put('edge', filling(1024 - 'pkpskedgefilling'.length)))?.CapacityUnits).toBe(1);
    expect((await put('edge2', filling(1024 - 'pkpskedgefilling'.length)))?.CapacityUnits).toBe(2);
  });

  it('of a write counts the indexes that it changes', async () => {
    const written = await put('indexed', { state: 'open', at: 1, ...filling(1500) });
    expect(written).toEqual({
      TableName,
      CapacityUnits: 4,
      Table: { CapacityUnits: 2 },
      GlobalSecondaryIndexes: { byState: { CapacityUnits: 1 } },
      LocalSecondaryIndexes: { byTime: { CapacityUnits: 1 } },
    });
    const update = async (name: string, value: unknown) =>
      (
        await dynamo.client.send(
          new UpdateCommand({
            ...send,
            Key: key('indexed'),
            UpdateExpression: 'SET #name = :value',
            ExpressionAttributeNames: { '#name': name },
            ExpressionAttributeValues: { ':value': value },
          }),
        )
      ).ConsumedCapacity;
    expect((await update('elsewhere', 1))?.CapacityUnits).toBe(2);
    expect((await update('label', 'x'))?.GlobalSecondaryIndexes).toEqual({ byState: { CapacityUnits: 1 } });
    // A changed key deletes one entry and writes another.
    expect((await update('state', 'closed'))?.GlobalSecondaryIndexes).toEqual({
      byState: { CapacityUnits: 2 },
    });
    expect((await update('state', 'closed'))?.GlobalSecondaryIndexes).toBeUndefined();
  });

  it('of a query rounds the sum of the items read, before filter and projection', async () => {
    const items = [1, 2, 3, 4, 5].map((n) => ({ pk: 'q', sk: `s${String(n)}`, n, ...filling(3000) }));
    await dynamo.client.send(
      new BatchWriteCommand({
        RequestItems: { [TableName]: items.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
    const query = async (ConsistentRead: boolean, pk: string) =>
      (
        await dynamo.client.send(
          new QueryCommand({
            ...send,
            ConsistentRead,
            KeyConditionExpression: 'pk = :pk',
            FilterExpression: 'n = :one',
            ProjectionExpression: 'sk',
            ExpressionAttributeValues: { ':pk': pk, ':one': 1 },
          }),
        )
      ).ConsumedCapacity?.CapacityUnits;
    expect(await query(true, 'q')).toBe(4);
    expect(await query(false, 'q')).toBe(2);
    expect(await query(false, 'nothing')).toBe(0.5);
  });

  it('of an index query counts the projected entries', async () => {
    await put('projected', { state: 'counted', ...filling(9000) });
    const { ConsumedCapacity } = await dynamo.client.send(
      new QueryCommand({
        ...send,
        IndexName: 'byState',
        KeyConditionExpression: '#state = :state',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': 'counted' },
      }),
    );
    expect(ConsumedCapacity).toEqual({
      TableName,
      CapacityUnits: 0.5,
      Table: { CapacityUnits: 0 },
      GlobalSecondaryIndexes: { byState: { CapacityUnits: 0.5 } },
    });
  });

  it('of a transaction is doubled, of a repeated one is that of a read', async () => {
    const transact = async (ClientRequestToken: string) =>
      (
        await dynamo.client.send(
          new TransactWriteCommand({
            ClientRequestToken,
            ReturnConsumedCapacity: 'TOTAL',
            TransactItems: [
              { Put: { TableName, Item: { ...key('t1'), ...filling(1500) } } },
              { Put: { TableName, Item: key('t2') } },
            ],
          }),
        )
      ).ConsumedCapacity;
    expect(await transact('one')).toEqual([{ TableName, CapacityUnits: 6, WriteCapacityUnits: 6 }]);
    expect(await transact('one')).toEqual([{ TableName, CapacityUnits: 4, ReadCapacityUnits: 4 }]);
    const read = await dynamo.client.send(
      new TransactGetCommand({
        ReturnConsumedCapacity: 'TOTAL',
        TransactItems: [{ Get: { TableName, Key: key('t1') } }, { Get: { TableName, Key: key('none') } }],
      }),
    );
    expect(read.ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 4, ReadCapacityUnits: 4 }]);
  });

  it('of a batch is the sum of its parts', async () => {
    const PutRequest = (sk: string, bytes: number) => ({
      PutRequest: { Item: { ...key(sk), ...filling(bytes) } },
    });
    const written = await dynamo.client.send(
      new BatchWriteCommand({
        ReturnConsumedCapacity: 'TOTAL',
        RequestItems: { [TableName]: [PutRequest('b1', 10), PutRequest('b2', 5000)] },
      }),
    );
    expect(written.ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 6 }]);
    const read = await dynamo.client.send(
      new BatchGetCommand({
        ReturnConsumedCapacity: 'TOTAL',
        RequestItems: { [TableName]: { Keys: [key('b1'), key('b2'), key('none')], ConsistentRead: true } },
      }),
    );
    expect(read.ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 4 }]);
  });
});
