import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, tableInput, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => {
  dynamo = await testDynamo();
  await dynamo.client.send(new CreateTableCommand(tableInput({ name: 'second', key: [['pk', 'N']] })));
});
afterAll(() => dynamo.close());

const key = (number: number) => ({ pk: 'b', sk: String(number) });
const puts = (from: number, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ PutRequest: { Item: { ...key(from + at), ...more } } }));
const write = (RequestItems: Record<string, object[]>) =>
  dynamo.client.send(new BatchWriteCommand({ RequestItems }));
const get = (Keys: Record<string, unknown>[], more: object = {}) =>
  dynamo.client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ...more } } }));

describe('BatchWriteItem and BatchGetItem', () => {
  it('write and read several tables', async () => {
    const answer = await write({
      [TableName]: [...puts(0, 3, { a: { b: 1, c: 2 } })],
      second: [{ PutRequest: { Item: { pk: 1 } } }],
    });
    expect(answer.UnprocessedItems).toEqual({});
    const { Responses, UnprocessedKeys } = await dynamo.client.send(
      new BatchGetCommand({
        RequestItems: {
          [TableName]: { Keys: [key(2), key(0), key(77)], ProjectionExpression: 'sk, a.c' },
          second: { Keys: [{ pk: 1 }] },
        },
      }),
    );
    expect(UnprocessedKeys).toEqual({});
    expect(Responses?.['second']).toEqual([{ pk: 1 }]);
    expect(Responses?.[TableName]).toEqual([
      { sk: '2', a: { c: 2 } },
      { sk: '0', a: { c: 2 } },
    ]);
    await write({ [TableName]: [{ DeleteRequest: { Key: key(0) } }, ...puts(1, 1)] });
    expect((await get([key(0), key(1)])).Responses?.[TableName]).toEqual([key(1)]);
  });

  it('leave keys unprocessed when the answer would pass 16 MB', async () => {
    const filling = { filling: 'x'.repeat(390_000) };
    await write({ [TableName]: puts(100, 25, filling) });
    await write({ [TableName]: puts(125, 25, filling) });
    const keys = Array.from({ length: 50 }, (_, at) => key(100 + at));
    const first = await get(keys);
    const rest = first.UnprocessedKeys?.[TableName]?.Keys ?? [];
    const read = first.Responses?.[TableName] ?? [];
    expect(read.length).toBeGreaterThan(40);
    expect(read.length + rest.length).toBe(50);
    expect((await get(rest)).Responses?.[TableName]).toHaveLength(rest.length);
  });

  it('refuse too many, repeated or invalid keys, and then write nothing', async () => {
    await expectError(
      write({ [TableName]: puts(200, 26) }),
      'ValidationException',
      'Map value must satisfy constraint',
    );
    await expectError(
      write({ [TableName]: puts(200, 20), second: puts(0, 6) }),
      'ValidationException',
      'Too many items requested for the BatchWriteItem call',
    );
    const repeated = 'Provided list of item keys contains duplicates';
    await expectError(
      write({ [TableName]: [...puts(200, 2), ...puts(201, 1)] }),
      'ValidationException',
      repeated,
    );
    await expectError(get([key(1), key(1)]), 'ValidationException', repeated);
    await expectError(
      write({ [TableName]: [...puts(200, 1), { PutRequest: { Item: { pk: 'b' } } }] }),
      'ValidationException',
      'The provided key element does not match the schema',
    );
    await expectError(write({ absent: puts(0, 1), [TableName]: puts(200, 1) }), 'ResourceNotFoundException');
    expect((await get([key(200), key(201)])).Responses?.[TableName]).toEqual([]);
  });
});
