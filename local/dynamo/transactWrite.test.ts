import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { GetCommand, PutCommand, TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

type Parts = NonNullable<TransactWriteCommandInput['TransactItems']>;

const key = (sk: string) => ({ pk: 't', sk });
const put = (sk: string, rest: object = {}) => ({ Put: { TableName, Item: { ...key(sk), ...rest } } });
const check = (sk: string, n: number, more: object = {}) => ({
  ConditionCheck: {
    TableName,
    Key: key(sk),
    ConditionExpression: 'n = :n',
    ExpressionAttributeValues: { ':n': n },
    ...more,
  },
});
const add = (sk: string, UpdateExpression = 'ADD n :one', value: unknown = 1) => ({
  Update: { TableName, Key: key(sk), UpdateExpression, ExpressionAttributeValues: { ':one': value } },
});
const write = (TransactItems: Parts, ClientRequestToken?: string) =>
  dynamo.client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
const seed = (sk: string, rest: object = {}) =>
  dynamo.client.send(new PutCommand({ TableName, Item: { ...key(sk), ...rest } }));
const get = async (sk: string) =>
  (await dynamo.client.send(new GetCommand({ TableName, Key: key(sk) }))).Item;

describe('TransactWriteItems', () => {
  it('writes all its parts', async () => {
    await seed('old', { n: 1 });
    await seed('gone');
    await seed('checked', { n: 5 });
    await write([
      put('new', { n: 3 }),
      add('old'),
      { Delete: { TableName, Key: key('gone') } },
      check('checked', 5),
    ]);
    expect(await get('new')).toEqual({ ...key('new'), n: 3 });
    expect(await get('old')).toMatchObject({ n: 2 });
    expect(await get('gone')).toBeUndefined();
    expect(await get('checked')).toMatchObject({ n: 5 });
  });

  it('accepts 100 parts and not one more', async () => {
    const parts = Array.from({ length: 101 }, (_, at) => put(`many${String(at)}`));
    await write(parts.slice(0, 100));
    expect(await get('many99')).toBeDefined();
    await expectError(
      write(parts),
      'ValidationException',
      'Member must have length less than or equal to 100',
    );
  });

  it('writes nothing and returns a reason for each part when conditions are not met', async () => {
    await seed('one', { n: 1 });
    const parts: Parts = [
      put('unwritten'),
      check('one', 2, { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      check('nowhere', 2),
    ];
    await expect(write(parts)).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
        '[None, ConditionalCheckFailed, ConditionalCheckFailed]',
      CancellationReasons: [
        { Code: 'None' },
        {
          Code: 'ConditionalCheckFailed',
          Message: 'The conditional request failed',
          Item: { pk: { S: 't' }, sk: { S: 'one' }, n: { N: '1' } },
        },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      ],
    });
    expect(await get('unwritten')).toBeUndefined();
  });

  it('returns ValidationError as the reason for an update that the item does not allow', async () => {
    await seed('words', { n: 'text' });
    await expect(write([put('unwritten'), add('words')])).rejects.toMatchObject({
      CancellationReasons: [
        { Code: 'None' },
        {
          Code: 'ValidationError',
          Message: 'An operand in the update expression has an incorrect data type',
        },
      ],
    });
    await expect(write([put('unwritten'), add('words', 'SET n = n + :one')])).rejects.toMatchObject({
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
    });
    expect(await get('unwritten')).toBeUndefined();
  });

  it('refuses a request that is invalid as a whole', async () => {
    await expectError(
      write([put('twice'), check('twice', 1)]),
      'ValidationException',
      'Transaction request cannot include multiple operations on one item',
    );
    await expectError(
      write([add('one', 'SET n ! :one')]),
      'ValidationException',
      'Invalid UpdateExpression: Syntax error',
    );
    await expectError(
      write([put('unwritten'), { Put: { TableName: 'absent', Item: key('a') } }]),
      'ResourceNotFoundException',
    );
    await expectError(
      write([{}]),
      'ValidationException',
      'can only contain one of Check, Put, Update or Delete',
    );
    const large = Array.from({ length: 11 }, (_, at) =>
      put(`large${String(at)}`, { x: 'x'.repeat(400_000) }),
    );
    await expectError(write(large), 'ValidationException', 'exceeds 4 MBs');
    expect(await get('large0')).toBeUndefined();
  });

  it('runs a request with the same token once, and refuses another with it', async () => {
    await seed('counter', { n: 0 });
    await write([add('counter')], 'token-1');
    await write([add('counter')], 'token-1');
    expect(await get('counter')).toMatchObject({ n: 1 });
    await expectError(
      write([add('counter', 'ADD n :one', 2)], 'token-1'),
      'IdempotentParameterMismatchException',
    );
    await write([add('counter')], 'token-2');
    expect(await get('counter')).toMatchObject({ n: 2 });
  });
});

describe('TransactGetItems', () => {
  it('returns the items in the requested order, with nothing for missing ones', async () => {
    await seed('read', { a: { b: 1, c: 2 } });
    const { Responses } = await dynamo.client.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: key('absent') } },
          { Get: { TableName, Key: key('read'), ProjectionExpression: 'a.c' } },
        ],
      }),
    );
    expect(Responses?.map(({ Item }) => Item)).toEqual([undefined, { a: { c: 2 } }]);
    const repeated = new TransactGetCommand({
      TransactItems: [{ Get: { TableName, Key: key('a') } }, { Get: { TableName, Key: key('a') } }],
    });
    await expectError(dynamo.client.send(repeated), 'ValidationException', 'multiple operations on one item');
  });
});

describe('an injected conflict', () => {
  it('cancels every n-th transaction, which can be sent again', async () => {
    const other = await testDynamo({}, { transactionConflictEvery: 2 });
    const send = (sk: string) =>
      other.client.send(new TransactWriteCommand({ TransactItems: [put(sk), put(`${sk}2`)] }));
    await send('a');
    await expect(send('b')).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
    });
    const item = async () => (await other.client.send(new GetCommand({ TableName, Key: key('b') }))).Item;
    expect(await item()).toBeUndefined();
    await send('b');
    expect(await item()).toEqual(key('b'));
    await other.close();
  });
});
