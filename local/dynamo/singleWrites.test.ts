import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

const Key = (pk: string) => ({ pk, sk: 'a' });
const get = async (pk: string) =>
  (await dynamo.client.send(new GetCommand({ TableName, Key: Key(pk), ConsistentRead: true }))).Item;
const put = (pk: string, rest: object, more: object = {}) =>
  dynamo.client.send(new PutCommand({ TableName, Item: { ...Key(pk), ...rest }, ...more }));

describe('PutItem', () => {
  it('stores every kind of value unchanged', async () => {
    const item = {
      text: 'Zoë ⛸',
      empty: '',
      number: -12.5,
      large: 9007199254740991,
      bytes: new Uint8Array([0, 255, 7]),
      yes: true,
      nothing: null,
      list: [1, 'two', [null, { three: false }]],
      map: { nested: { deep: [new Uint8Array([1])] } },
      texts: new Set(['a', 'b']),
      numbers: new Set([1, 2.5]),
    };
    await put('kinds', item);
    expect(await get('kinds')).toEqual({ ...Key('kinds'), ...item });
  });

  it('replaces the whole item and returns the old one on request', async () => {
    await put('replaced', { first: 1 });
    const answer = await put('replaced', { second: 2 }, { ReturnValues: 'ALL_OLD' });
    expect(answer.Attributes).toEqual({ ...Key('replaced'), first: 1 });
    expect(await get('replaced')).toEqual({ ...Key('replaced'), second: 2 });
    expect((await put('replaced', {})).Attributes).toBeUndefined();
  });

  it('writes nothing when its condition is not met, and returns the item on request', async () => {
    await put('guarded', { version: 1 });
    const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
    await expectError(
      put('guarded', { version: 2 }, condition),
      'ConditionalCheckFailedException',
      'The conditional request failed',
    );
    const shown = put(
      'guarded',
      { version: 2 },
      { ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    await expect(shown).rejects.toMatchObject({
      Item: { pk: { S: 'guarded' }, sk: { S: 'a' }, version: { N: '1' } },
    });
    expect(await get('guarded')).toMatchObject({ version: 1 });
  });

  it('refuses ReturnValues that it does not support', () =>
    expectError(
      put('returns', {}, { ReturnValues: 'ALL_NEW' }),
      'ValidationException',
      'ReturnValues can only be ALL_OLD or NONE',
    ));

  it('refuses an item without its key or with another type of key', async () => {
    const send = (Item: Record<string, unknown>) => dynamo.client.send(new PutCommand({ TableName, Item }));
    await expectError(send({ pk: 'a' }), 'ValidationException', 'Missing the key sk in the item');
    await expectError(
      send({ pk: 'a', sk: 1 }),
      'ValidationException',
      'Type mismatch for key sk expected: S actual: N',
    );
  });
});

describe('DeleteItem', () => {
  it('deletes, returns the old item, and accepts a missing one', async () => {
    await put('gone', { value: 1 });
    const remove = new DeleteCommand({ TableName, Key: Key('gone'), ReturnValues: 'ALL_OLD' });
    expect((await dynamo.client.send(remove)).Attributes).toEqual({ ...Key('gone'), value: 1 });
    expect(await get('gone')).toBeUndefined();
    expect((await dynamo.client.send(remove)).Attributes).toBeUndefined();
  });

  it('keeps the item when its condition is not met', async () => {
    await put('kept', { value: 1 });
    const remove = dynamo.client.send(
      new DeleteCommand({
        TableName,
        Key: Key('kept'),
        ConditionExpression: '#value = :two',
        ExpressionAttributeNames: { '#value': 'value' },
        ExpressionAttributeValues: { ':two': 2 },
      }),
    );
    await expectError(remove, 'ConditionalCheckFailedException');
    expect(await get('kept')).toMatchObject({ value: 1 });
  });
});

describe('UpdateItem', () => {
  const update = (
    pk: string,
    UpdateExpression: string,
    ReturnValues: 'ALL_OLD' | 'ALL_NEW' | 'UPDATED_OLD' | 'UPDATED_NEW',
  ) =>
    dynamo.client.send(
      new UpdateCommand({
        TableName,
        Key: Key(pk),
        UpdateExpression,
        ExpressionAttributeValues: { ':v': 5 },
        ReturnValues,
      }),
    );

  it('creates a missing item', async () => {
    expect((await update('made', 'SET amount = :v', 'ALL_OLD')).Attributes).toBeUndefined();
    expect(await get('made')).toEqual({ ...Key('made'), amount: 5 });
    await dynamo.client.send(new UpdateCommand({ TableName, Key: Key('bare') }));
    expect(await get('bare')).toEqual(Key('bare'));
  });

  it('returns the whole item or the updated parts, before or after', async () => {
    const before = { nested: { a: 1, b: 2 }, other: 3 };
    const cases = [
      ['ALL_OLD', { ...Key('parts'), ...before }],
      ['ALL_NEW', { ...Key('parts'), nested: { a: 5, b: 2 }, other: 3 }],
      ['UPDATED_OLD', { nested: { a: 1 } }],
      ['UPDATED_NEW', { nested: { a: 5 } }],
    ] as const;
    for (const [returnValues, expected] of cases) {
      await put('parts', before);
      expect((await update('parts', 'SET nested.a = :v', returnValues)).Attributes).toEqual(expected);
    }
  });

  it('does not change the key', () =>
    expectError(
      update('any', 'SET sk = :v', 'ALL_NEW'),
      'ValidationException',
      'Cannot update attribute sk. This attribute is part of the key',
    ));
});
