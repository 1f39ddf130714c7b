import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
const sorts = ['a', 'ab', 'abc', 'b', 'bé', 'c', 'é', '⛸', '😀'];

beforeAll(async () => {
  dynamo = await testDynamo();
  const items = [
    ...sorts.map((sk, at) => ({ pk: 'p', sk, at, even: at % 2 === 0, deep: { l: [at, at + 1] } })),
    { pk: 'other', sk: 'a' },
  ];
  await dynamo.client.send(
    new BatchWriteCommand({ RequestItems: { [TableName]: items.map((Item) => ({ PutRequest: { Item } })) } }),
  );
});
afterAll(() => dynamo.close());

const query = (condition: string, values: object, more: Partial<QueryCommandInput> = {}) =>
  dynamo.client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: condition,
      ExpressionAttributeValues: { ':p': 'p', ...values },
      ...more,
    }),
  );
const found = async (...parameters: Parameters<typeof query>) =>
  ((await query(...parameters)).Items ?? []).map((item) => String(item['sk']));

describe('Query', () => {
  it.each([
    ['pk = :p', {}, sorts],
    ['pk = :p AND sk = :a', { ':a': 'ab' }, ['ab']],
    ['pk = :p AND sk < :a', { ':a': 'abc' }, ['a', 'ab']],
    ['pk = :p AND sk <= :a', { ':a': 'abc' }, ['a', 'ab', 'abc']],
    ['pk = :p AND sk > :a', { ':a': 'c' }, ['é', '⛸', '😀']],
    ['pk = :p AND sk >= :a', { ':a': 'c' }, ['c', 'é', '⛸', '😀']],
    ['pk = :p AND sk BETWEEN :a AND :b', { ':a': 'ab', ':b': 'b' }, ['ab', 'abc', 'b']],
    ['pk = :p AND begins_with(sk, :a)', { ':a': 'ab' }, ['ab', 'abc']],
    ['begins_with(sk, :a) AND :p = pk', { ':a': 'b' }, ['b', 'bé']],
    ['pk = :p AND sk = :a', { ':a': 'none' }, []],
  ])('returns %s in the order of the UTF-8 bytes', async (condition, values, expected) => {
    expect(await found(condition, values)).toEqual(expected);
    expect(await found(condition, values, { ScanIndexForward: false })).toEqual([...expected].reverse());
  });

  it.each([true, false])(
    'returns all pages once, each no longer than its limit (forward: %s)',
    async (forward) => {
      for (const condition of ['pk = :p', 'pk = :p AND sk >= :a', 'pk = :p AND sk <= :a']) {
        const values = condition.includes(':a') ? { ':a': 'b' } : {};
        const whole = await found(condition, values, { ScanIndexForward: forward });
        const paged: string[] = [];
        let ExclusiveStartKey: Record<string, unknown> | undefined;
        do {
          const page = await query(condition, values, {
            Limit: 2,
            ExclusiveStartKey,
            ScanIndexForward: forward,
          });
          expect(page.Count).toBeLessThanOrEqual(2);
          paged.push(...(page.Items ?? []).map((item) => String(item['sk'])));
          ExclusiveStartKey = page.LastEvaluatedKey;
        } while (ExclusiveStartKey !== undefined);
        expect(paged).toEqual(whole);
      }
    },
  );

  it('filters after counting against the limit', async () => {
    const page = await query('pk = :p', { ':yes': true }, { FilterExpression: 'even = :yes', Limit: 3 });
    expect(page.Items?.map((item) => String(item['sk']))).toEqual(['a', 'abc']);
    expect(page).toMatchObject({ Count: 2, ScannedCount: 3, LastEvaluatedKey: { pk: 'p', sk: 'abc' } });
  });

  it('projects nested paths and counts without items', async () => {
    const projected = await query(
      'pk = :p AND sk = :a',
      { ':a': 'ab' },
      { ProjectionExpression: 'sk, deep.l[1]' },
    );
    expect(projected.Items).toEqual([{ sk: 'ab', deep: { l: [2] } }]);
    const counted = await query('pk = :p', {}, { Select: 'COUNT' });
    expect(counted.Count).toBe(sorts.length);
    expect(counted.Items).toBeUndefined();
  });

  it.each<[string, object, Partial<QueryCommandInput>, string]>([
    ['sk = :p', {}, {}, 'Query condition missed key schema element: pk'],
    ['pk > :p', {}, {}, 'Query key condition not supported'],
    ['pk = :p AND colour = :a', { ':a': 1 }, {}, 'Query condition missed key schema element: sk'],
    ['pk = :p OR sk = :p', {}, {}, 'Invalid operator used in KeyConditionExpression: OR'],
    ['pk = :p AND sk = :a', { ':a': 1 }, {}, 'Condition parameter type does not match schema type'],
    ['pk = :p', { ':a': 1 }, { FilterExpression: 'sk = :a' }, 'can only contain non-primary key attributes'],
    ['pk = :p', {}, { IndexName: 'none' }, 'The table does not have the specified index: none'],
    ['pk = :p', {}, { ExclusiveStartKey: { pk: 'p' } }, 'The provided starting key is invalid'],
    ['pk = :p', {}, { ExclusiveStartKey: { pk: 'x', sk: 'a' } }, 'is outside query boundaries'],
    [
      'pk = :p AND sk > :a',
      { ':a': 'b' },
      { ExclusiveStartKey: { pk: 'p', sk: 'a' } },
      'The provided starting key does not match the range key predicate',
    ],
    ['pk = :p', {}, { Limit: 0 }, 'Member must have value greater than or equal to 1'],
  ])('refuses %s %o %o', (condition, values, more, message) =>
    expectError(query(condition, values, more), 'ValidationException', message),
  );

  it('reports a missing table', () =>
    expectError(
      query('pk = :p', {}, { TableName: 'absent' }),
      'ResourceNotFoundException',
      'Requested resource not found',
    ));
});
