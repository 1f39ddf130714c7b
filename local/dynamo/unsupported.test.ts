import { ExecuteStatementCommand, ListBackupsCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, raw, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

const Key = { pk: { S: 'p' }, sk: { S: 's' } };

describe('an unsupported request', () => {
  it('is refused with the name of the unknown operation', async () => {
    await expectError(
      dynamo.client.send(new ExecuteStatementCommand({ Statement: 'SELECT * FROM records' })),
      'UnknownOperationException',
      'The operation ExecuteStatement is not supported by this server',
    );
    await expectError(
      dynamo.client.send(new ListBackupsCommand({})),
      'UnknownOperationException',
      'ListBackups',
    );
  });

  it.each([
    ['Query', { TableName, KeyConditions: {} }, 'KeyConditions'],
    ['Scan', { TableName, ScanFilter: {} }, 'ScanFilter'],
    ['GetItem', { TableName, Key, AttributesToGet: ['pk'] }, 'AttributesToGet'],
    [
      'BatchGetItem',
      { RequestItems: { [TableName]: { Keys: [Key], AttributesToGet: ['pk'] } } },
      'AttributesToGet',
    ],
    ['PutItem', { TableName, Item: Key, Expected: {} }, 'Expected'],
    ['UpdateItem', { TableName, Key, AttributeUpdates: {} }, 'AttributeUpdates'],
    ['DeleteItem', { TableName, Key, ReturnItemCollectionMetrics: 'SIZE' }, 'ReturnItemCollectionMetrics'],
    ['CreateTable', { TableName, StreamSpecification: { StreamEnabled: true } }, 'StreamSpecification'],
    ['UpdateTable', { TableName, ReplicaUpdates: [] }, 'ReplicaUpdates'],
  ])('is refused in %s with the name of the parameter', async (operation, body, parameter) => {
    expect(await raw(dynamo, operation, body)).toEqual({
      status: 400,
      body: {
        __type: 'com.amazon.coral.validate#ValidationException',
        message: `The parameter ${parameter} of ${operation} is not supported by this server`,
      },
    });
  });

  it('is refused for an attribute that JavaScript would lose', async () => {
    for (const name of ['__proto__', '\\u005f_proto__']) {
      const item = `{"pk":{"S":"p"},"sk":{"S":"s"},"${name}":{"S":"x"}}`;
      const { body } = await raw(dynamo, 'PutItem', `{"TableName":"${TableName}","Item":${item}}`);
      expect(body['message']).toBe('The attribute name __proto__ is not supported by this server');
    }
    const update = (UpdateExpression: string, names: object) =>
      raw(dynamo, 'UpdateItem', {
        TableName,
        Key,
        UpdateExpression,
        ExpressionAttributeValues: { ':v': { N: '1' } },
        ...names,
      });
    const answers = [
      await update('SET __proto__ = :v', {}),
      await update('SET #a.x = :v', { ExpressionAttributeNames: { '#a': '__proto__' } }),
    ];
    for (const { body } of answers) {
      expect(body['message']).toBe('The attribute name __proto__ is not supported by this server');
    }
  });
});

describe('the protocol', () => {
  it('reports what it cannot read', async () => {
    expect(await raw(dynamo, 'GetItem', '{')).toMatchObject({
      status: 400,
      body: { __type: 'com.amazon.coral.service#SerializationException' },
    });
    expect(await raw(dynamo, 'GetItem', { TableName: 1, Key })).toMatchObject({
      status: 400,
      body: { message: 'NUMBER_VALUE cannot be converted to String' },
    });
    expect(await raw(dynamo, 'GetItem', { TableName })).toMatchObject({
      status: 400,
      body: {
        message:
          "1 validation error detected: Value null at 'key' failed to satisfy constraint: Member must not be null",
      },
    });
    const transaction = await raw(dynamo, 'TransactWriteItems', { TransactItems: [null] });
    expect(transaction).toMatchObject({
      status: 400,
      body: { __type: 'com.amazon.coral.service#SerializationException' },
    });
  });

  it('reports to a load balancer that it is healthy', async () => {
    const response = await fetch(dynamo.url);
    expect([response.status, await response.text()]).toEqual([200, 'healthy: dynamodb.local.amazonaws.com ']);
  });
});
