import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

const Key = { pk: 'updated', sk: 'a' };

/** The item, without its key, after one update of `before`. */
async function after(before: object, UpdateExpression: string, values?: Record<string, unknown>) {
  await dynamo.client.send(new PutCommand({ TableName, Item: { ...Key, ...before } }));
  await dynamo.client.send(
    new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues: values }),
  );
  const { Item } = await dynamo.client.send(new GetCommand({ TableName, Key }));
  const { pk: _pk, sk: _sk, ...rest } = Item ?? {};
  return rest;
}

const v = (value: unknown) => ({ ':v': value });

describe('an update expression', () => {
  it.each([
    ['sets', {}, 'SET a = :v', v('x'), { a: 'x' }],
    ['adds numbers exactly', { n: 0.1 }, 'SET n = n + :v', v(0.2), { n: 0.3 }],
    ['subtracts', { n: 3 }, 'SET n = n - :v', v(5), { n: -2 }],
    ['copies another attribute', { a: { b: 1 } }, 'SET c = a', undefined, { a: { b: 1 }, c: { b: 1 } }],
    ['takes a default', {}, 'SET n = if_not_exists(n, :v) + :v', v(4), { n: 8 }],
    ['keeps what exists', { n: 1 }, 'SET n = if_not_exists(n, :v)', v(4), { n: 1 }],
    ['appends to a list', { l: [1] }, 'SET l = list_append(l, :v)', v([2, 3]), { l: [1, 2, 3] }],
    ['puts before a list', { l: [1] }, 'SET l = list_append(:v, l)', v([0]), { l: [0, 1] }],
    ['sets in a map', { m: { a: 1 } }, 'SET m.b = :v', v(2), { m: { a: 1, b: 2 } }],
    ['sets in a list', { l: [1, 2] }, 'SET l[1] = :v', v(5), { l: [1, 5] }],
    ['sets beyond a list', { l: [1] }, 'SET l[9] = :v, l[7] = l[0]', v(9), { l: [1, 1, 9] }],
    ['removes', { a: 1, b: 2 }, 'REMOVE a', undefined, { b: 2 }],
    ['removes by former positions', { l: [0, 1, 2, 3] }, 'REMOVE l[0], l[2]', undefined, { l: [1, 3] }],
    ['adds to a number', { n: 1 }, 'ADD n :v', v(-3), { n: -2 }],
    ['adds to nothing', {}, 'ADD n :v', v(3), { n: 3 }],
    ['adds to a set', { s: new Set(['a']) }, 'ADD s :v', v(new Set(['a', 'b'])), { s: new Set(['a', 'b']) }],
    ['takes from a set', { s: new Set([1, 2]) }, 'DELETE s :v', v(new Set([2, 3])), { s: new Set([1]) }],
    ['takes an emptied set away', { s: new Set([1]) }, 'DELETE s :v', v(new Set([1])), {}],
    ['does all at once', { a: 1, b: 2, n: 1 }, 'SET c = :v REMOVE a ADD n :v', v(1), { b: 2, c: 1, n: 2 }],
    ['reads the item as it was', { a: 1, b: 2 }, 'SET a = b, b = a', undefined, { a: 2, b: 1 }],
    [
      'copies before it changes the original',
      { a: { x: 1 } },
      'SET b = a, a.x = :v',
      v(2),
      { a: { x: 2 }, b: { x: 1 } },
    ],
  ])('%s', async (_what, before, expression, values, expected) => {
    expect(await after(before, expression, values)).toEqual(expected);
  });

  it.each([
    ['SET a = absent', undefined, 'refers to an attribute that does not exist in the item'],
    ['SET label = label + :v', v(1), 'An operand in the update expression has an incorrect data type'],
    ['SET n = list_append(n, :v)', v([1]), 'An operand in the update expression has an incorrect data type'],
    ['ADD label :v', v(1), 'An operand in the update expression has an incorrect data type'],
    ['SET absent.a = :v', v(1), 'The document path provided in the update expression is invalid for update'],
    ['SET n[0] = :v', v(1), 'The document path provided in the update expression is invalid for update'],
    ['REMOVE absent.a', undefined, 'The document path provided in the update expression is invalid'],
    ['SET n = :v, n = :v', v(1), 'Two document paths overlap with each other'],
    ['SET name = :v', v(1), 'Attribute name is a reserved keyword; reserved keyword: name'],
    ['SET n = :other', v(1), 'An expression attribute value used in expression is not defined'],
    ['SET n = :v', { ...v(1), ':w': 2 }, 'unused in expressions: keys: {:w}'],
    ['SET n = ', undefined, 'Invalid UpdateExpression: Syntax error'],
    ['SET n = n + :v', v(1e-130), 'Attempting to store more than 38 significant digits in a Number'],
  ])('refuses %s', async (expression, values, message) => {
    await expectError(after({ label: 'x', n: 1 }, expression, values), 'ValidationException', message);
    const { Item } = await dynamo.client.send(new GetCommand({ TableName, Key }));
    expect(Item).toEqual({ ...Key, label: 'x', n: 1 });
  });
});
