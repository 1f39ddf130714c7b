import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, raw, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

const put = (Item: Record<string, unknown>) => dynamo.client.send(new PutCommand({ TableName, Item }));
const putRaw = (a: unknown) =>
  raw(dynamo, 'PutItem', { TableName, Item: { pk: { S: 'p' }, sk: { S: 's' }, a } });

describe('limits', () => {
  it('allow an item 400 KB, counted in UTF-8, and no more', async () => {
    const names = 'pkpsksa'.length;
    await put({ pk: 'p', sk: 's', a: 'x'.repeat(400 * 1024 - names) });
    const message = 'Item size has exceeded the maximum allowed size';
    await expectError(
      put({ pk: 'p', sk: 's', a: 'x'.repeat(400 * 1024 - names + 1) }),
      'ValidationException',
      message,
    );
    await expectError(put({ pk: 'p', sk: 's', a: 'é'.repeat(205_000) }), 'ValidationException', message);
    const update = new UpdateCommand({
      TableName,
      Key: { pk: 'p', sk: 's' },
      UpdateExpression: 'SET b = :b',
      ExpressionAttributeValues: { ':b': 'more' },
    });
    await expectError(
      dynamo.client.send(update),
      'ValidationException',
      'Item size to update has exceeded the maximum allowed size',
    );
  });

  it('allow keys 2048 and 1024 bytes', async () => {
    await put({ pk: 'é'.repeat(1024), sk: 'x'.repeat(1024) });
    await expectError(
      put({ pk: 'é'.repeat(1025), sk: 'x' }),
      'ValidationException',
      'Size of hashkey has exceeded',
    );
    await expectError(
      put({ pk: 'p', sk: 'é'.repeat(513) }),
      'ValidationException',
      'Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
    );
  });

  it('refuse empty keys', async () => {
    const message = 'The AttributeValue for a key attribute cannot contain an empty string value. Key: sk';
    await expectError(put({ pk: 'p', sk: '' }), 'ValidationException', message);
    const get = dynamo.client.send(new GetCommand({ TableName, Key: { pk: 'p', sk: '' } }));
    await expectError(get, 'ValidationException', message);
  });

  it('refuse a key that does not match the table’s', async () => {
    const message = 'The provided key element does not match the schema';
    for (const Key of [
      { pk: 'p' },
      { pk: 'p', sk: 1 },
      { pk: 'p', sk: 's', more: 1 },
      { pk: 'p', other: 's' },
    ]) {
      await expectError(
        dynamo.client.send(new GetCommand({ TableName, Key })),
        'ValidationException',
        message,
      );
    }
  });

  it('allow documents 32 levels deep', async () => {
    const nested = (levels: number): unknown => (levels === 1 ? { S: 'x' } : { L: [nested(levels - 1)] });
    expect((await putRaw(nested(32))).status).toBe(200);
    expect(await putRaw(nested(33))).toMatchObject({
      status: 400,
      body: { message: 'Nesting Levels have exceeded supported limits' },
    });
  });

  it.each([
    [{ N: '1'.repeat(39) }, 'Attempting to store more than 38 significant digits in a Number'],
    [{ N: '1e126' }, 'Number overflow'],
    [{ N: '1e-131' }, 'Number underflow'],
    [{ N: 'one' }, 'cannot be converted to a numeric value'],
    [{ SS: [] }, 'may not be empty'],
    [{ SS: ['a', 'a'] }, 'contains duplicates'],
    [{ NS: ['1', '1.0'] }, 'contains duplicates'],
    [{ NULL: false }, 'Null attribute value types must have the value of true'],
    [{ S: 'a', N: '1' }, 'has more than one datatypes set'],
    [{}, 'Supplied AttributeValue is empty'],
    [null, 'Supplied AttributeValue is empty'],
    [{ L: [null] }, 'Supplied AttributeValue is empty'],
    [{ M: { x: {} } }, 'Supplied AttributeValue is empty'],
  ])('refuse the value %j', async (value, message) => {
    const { status, body } = await putRaw(value);
    expect(status).toBe(400);
    expect(body).toMatchObject({ __type: 'com.amazon.coral.validate#ValidationException' });
    expect(body['message']).toContain(message);
  });

  it.each([
    ['1.10', '1.1'],
    ['-0', '0'],
    ['1e3', '1000'],
    ['-1.5E-3', '-0.0015'],
    ['00012', '12'],
  ])('write the number %s as %s', async (given, written) => {
    await putRaw({ N: given });
    const { body } = await raw(dynamo, 'GetItem', {
      TableName,
      Key: { pk: { S: 'p' }, sk: { S: 's' } },
    });
    expect(body).toMatchObject({ Item: { a: { N: written } } });
  });
});
