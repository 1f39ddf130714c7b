import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { DeleteCommand, PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => {
  dynamo = await testDynamo({
    global: {
      byState: {
        key: [
          ['state', 'S'],
          ['score', 'N'],
        ],
      },
      keysOnly: { key: [['state', 'S']], projection: 'KEYS_ONLY' },
      some: {
        key: [
          ['state', 'S'],
          ['sk', 'S'],
        ],
        projection: ['label'],
      },
    },
    local: {
      byScore: {
        key: [
          ['pk', 'S'],
          ['score', 'N'],
        ],
        projection: 'KEYS_ONLY',
      },
    },
  });
  for (let number = 0; number < 7; number += 1) {
    await put({
      pk: 'p',
      sk: `s${String(number)}`,
      state: 'open',
      score: (number % 3) - 1,
      label: 'x',
      more: number,
    });
  }
  await put({ pk: 'p', sk: 'sparse' });
});
afterAll(() => dynamo.close());

const put = (Item: Record<string, unknown>) => dynamo.client.send(new PutCommand({ TableName, Item }));
const query = (IndexName: string, more: Partial<QueryCommandInput> = {}) =>
  dynamo.client.send(
    new QueryCommand({
      TableName,
      IndexName,
      KeyConditionExpression: '#hash = :hash',
      ExpressionAttributeNames: { '#hash': IndexName === 'byScore' ? 'pk' : 'state' },
      ExpressionAttributeValues: { ':hash': IndexName === 'byScore' ? 'p' : 'open' },
      ...more,
    }),
  );
const sorts = (items: Record<string, unknown>[] = []) => items.map((item) => String(item['sk']));
const byState = ['s0', 's3', 's6', 's1', 's4', 's2', 's5'];

describe('a secondary index', () => {
  it('has the items with its keys, in the order of the index and then of the table', async () => {
    expect(sorts((await query('byState')).Items)).toEqual(byState);
    const backward = await query('byState', { ScanIndexForward: false });
    expect(sorts(backward.Items)).toEqual([...byState].reverse());
    expect((await dynamo.client.send(new ScanCommand({ TableName, IndexName: 'byState' }))).Count).toBe(7);
  });

  it.each([true, false])(
    'is paged through equal keys without loss or repetition (forward: %s)',
    async (forward) => {
      const paged: string[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await query('byState', { Limit: 2, ExclusiveStartKey, ScanIndexForward: forward });
        paged.push(...sorts(page.Items));
        ExclusiveStartKey = page.LastEvaluatedKey;
        if (ExclusiveStartKey !== undefined) {
          expect(Object.keys(ExclusiveStartKey).sort()).toEqual(['pk', 'score', 'sk', 'state']);
        }
      } while (ExclusiveStartKey !== undefined);
      expect(paged).toEqual(forward ? byState : [...byState].reverse());
    },
  );

  it('has the attributes that it projects', async () => {
    const first = async (index: string) => (await query(index, { Limit: 1 })).Items?.[0];
    expect(await first('byState')).toMatchObject({ label: 'x', more: 0 });
    expect(await first('keysOnly')).toEqual({ pk: 'p', sk: 's0', state: 'open' });
    expect(await first('some')).toEqual({ pk: 'p', sk: 's0', state: 'open', label: 'x' });
    expect(await first('byScore')).toEqual({ pk: 'p', sk: 's0', score: -1 });
  });

  it('returns other attributes if it is local, and refuses to if it is global', async () => {
    const all = await query('byScore', { Select: 'ALL_ATTRIBUTES', Limit: 1, ConsistentRead: true });
    expect(all.Items?.[0]).toMatchObject({ label: 'x', more: 0 });
    const more = await query('byScore', { ProjectionExpression: 'more', Limit: 1 });
    expect(more.Items).toEqual([{ more: 0 }]);
    await expectError(
      query('some', { Select: 'ALL_ATTRIBUTES' }),
      'ValidationException',
      'is not supported for global',
    );
    await expectError(
      query('some', { ProjectionExpression: 'more' }),
      'ValidationException',
      'does not project [more]',
    );
    await expectError(
      query('some', { ConsistentRead: true }),
      'ValidationException',
      'Consistent reads are not supported',
    );
  });

  it('follows each change of an item', async () => {
    const state = async (name: string) =>
      sorts((await query('byState', { ExpressionAttributeValues: { ':hash': name } })).Items);
    const Key = { pk: 'moving', sk: 'm' };
    await put({ ...Key, state: 'draft', score: 1 });
    expect(await state('draft')).toEqual(['m']);
    const update = (UpdateExpression: string, values?: Record<string, unknown>) =>
      dynamo.client.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression,
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: values,
        }),
      );
    await update('SET #state = :to', { ':to': 'closed' });
    expect([await state('draft'), await state('closed')]).toEqual([[], ['m']]);
    await update('REMOVE #state');
    expect(await state('closed')).toEqual([]);
    await update('SET #state = :to', { ':to': 'closed' });
    await dynamo.client.send(new DeleteCommand({ TableName, Key }));
    expect(await state('closed')).toEqual([]);
  });

  it('refuses a value of another type for its key', async () => {
    const message = 'Type mismatch for Index Key score Expected: N Actual: S IndexName: byState';
    await expectError(
      put({ pk: 'p', sk: 'bad', state: 'open', score: 'one' }),
      'ValidationException',
      message,
    );
    await expectError(
      put({ pk: 'p', sk: 'bad', state: '' }),
      'ValidationException',
      'cannot contain an empty string value',
    );
  });
});
