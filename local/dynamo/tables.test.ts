import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ListTablesCommand,
  UpdateTableCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableName, expectError, tableInput, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeEach(async () => (dynamo = await testDynamo({ global: { byState: { key: [['state', 'S']] } } })));
afterEach(() => dynamo.close());

const put = (Item: Record<string, unknown>) => dynamo.client.send(new PutCommand({ TableName, Item }));
const describeIt = async () => (await dynamo.client.send(new DescribeTableCommand({ TableName }))).Table;
const byState = async (IndexName: string, state: string) =>
  (
    await dynamo.client.send(
      new QueryCommand({
        TableName,
        IndexName,
        KeyConditionExpression: '#state = :state',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': state },
      }),
    )
  ).Items?.map((item) => String(item['sk']));

describe('tables', () => {
  it('are described as defined, with their counts', async () => {
    await put({ pk: 'p', sk: 's', state: 'open' });
    await put({ pk: 'p', sk: 't' });
    await waitUntilTableExists({ client: dynamo.client, minDelay: 1, maxWaitTime: 5 }, { TableName });
    expect(await describeIt()).toMatchObject({
      TableName,
      TableStatus: 'ACTIVE',
      ItemCount: 2,
      TableSizeBytes: 21,
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
      GlobalSecondaryIndexes: [{ IndexName: 'byState', IndexStatus: 'ACTIVE', ItemCount: 1 }],
    });
  });

  it('are listed in pages by name, and deleted with their contents', async () => {
    for (const name of ['beta', 'alpha', 'gamma']) {
      await dynamo.client.send(new CreateTableCommand(tableInput({ name })));
    }
    const list = async (Limit: number, ExclusiveStartTableName?: string) => {
      const answer = await dynamo.client.send(new ListTablesCommand({ Limit, ExclusiveStartTableName }));
      return [answer.TableNames, answer.LastEvaluatedTableName];
    };
    expect(await list(2)).toEqual([['alpha', 'beta'], 'beta']);
    expect(await list(2, 'beta')).toEqual([['gamma', TableName], undefined]);
    await put({ pk: 'p', sk: 's', state: 'open' });
    await dynamo.client.send(new DeleteTableCommand({ TableName }));
    await expectError(describeIt(), 'ResourceNotFoundException', 'Table: records not found');
    await expectError(put({ pk: 'p', sk: 's' }), 'ResourceNotFoundException');
    await dynamo.client.send(
      new CreateTableCommand(tableInput({ global: { byState: { key: [['state', 'S']] } } })),
    );
    expect(await byState('byState', 'open')).toEqual([]);
  });

  it('are not created twice or with keys that do not fit', async () => {
    const create = (more: object) =>
      dynamo.client.send(new CreateTableCommand({ ...tableInput({ name: 'another' }), ...more }));
    await expectError(create({ TableName }), 'ResourceInUseException', 'Table already exists: records');
    await expectError(create({ TableName: 'ab' }), 'ValidationException', 'at least 3 characters long');
    await expectError(
      create({ AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }] }),
      'ValidationException',
      'Some index key attribute have no definition',
    );
    await expectError(
      create({ BillingMode: 'PROVISIONED' }),
      'ValidationException',
      'must both be specified',
    );
    await create({
      BillingMode: 'PROVISIONED',
      ProvisionedThroughput: { ReadCapacityUnits: 1, WriteCapacityUnits: 1 },
    });
  });

  it('are protected from deletion on request', async () => {
    const protect = (DeletionProtectionEnabled: boolean) =>
      dynamo.client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled }));
    await protect(true);
    await expectError(
      dynamo.client.send(new DeleteTableCommand({ TableName })),
      'ValidationException',
      'protected',
    );
    await protect(false);
    await dynamo.client.send(new DeleteTableCommand({ TableName }));
  });

  it('get an index later, filled with the items that fit, and lose it again', async () => {
    await put({ pk: 'p', sk: 'b', state: 'open', score: 2 });
    await put({ pk: 'p', sk: 'a', state: 'open', score: 3 });
    await put({ pk: 'p', sk: 'c', state: 'open', score: 'not a number' });
    await dynamo.client.send(
      new UpdateTableCommand({
        TableName,
        AttributeDefinitions: [
          { AttributeName: 'state', AttributeType: 'S' },
          { AttributeName: 'score', AttributeType: 'N' },
        ],
        GlobalSecondaryIndexUpdates: [
          {
            Create: {
              IndexName: 'byScore',
              KeySchema: [
                { AttributeName: 'state', KeyType: 'HASH' },
                { AttributeName: 'score', KeyType: 'RANGE' },
              ],
              Projection: { ProjectionType: 'ALL' },
            },
          },
        ],
      }),
    );
    await put({ pk: 'p', sk: 'd', state: 'open', score: 1 });
    expect(await byState('byScore', 'open')).toEqual(['d', 'b', 'a']);
    await dynamo.client.send(
      new UpdateTableCommand({
        TableName,
        GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: 'byState' } }],
      }),
    );
    await expectError(byState('byState', 'open'), 'ValidationException', 'does not have the specified index');
    expect(await byState('byScore', 'open')).toEqual(['d', 'b', 'a']);
    expect((await describeIt())?.GlobalSecondaryIndexes).toHaveLength(1);
  });
});
