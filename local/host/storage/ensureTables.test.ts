import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { startDynamo } from '../../dynamo/server.ts';
import { ensureTables } from './ensureTables.ts';

const attributes = (...names: string[]) =>
  names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));
const keys = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];
const index = (name: string) => ({
  IndexName: name,
  KeySchema: keys(`${name}pk`, `${name}sk`),
  Projection: { ProjectionType: 'ALL' as const },
});
const names = ['gsi1', 'gsi2', 'gsi3'];
const definition = {
  TableName: 'Product',
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions: attributes('pk', 'sk', ...names.flatMap((name) => [`${name}pk`, `${name}sk`])),
  KeySchema: keys('pk', 'sk'),
  GlobalSecondaryIndexes: names.map(index),
};

it('adds missing indexes to a table of an earlier version, and refuses other keys', async () => {
  const dynamo = await startDynamo({ port: 0 });
  const client = new DynamoDBClient({
    endpoint: dynamo.url,
    region: 'local',
    credentials: dynamo.credential,
  });
  try {
    await client.send(
      new CreateTableCommand({
        ...definition,
        AttributeDefinitions: attributes('pk', 'sk', 'gsi1pk', 'gsi1sk'),
        GlobalSecondaryIndexes: [index('gsi1')],
      }),
    );
    await ensureTables(client, [{ definition, timeToLiveAttribute: undefined }]);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'Product' }));
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(names);
    const other = { ...definition, KeySchema: keys('sk', 'pk') };
    await expect(
      ensureTables(client, [{ definition: other, timeToLiveAttribute: undefined }]),
    ).rejects.toThrow('other keys');
  } finally {
    client.destroy();
    await dynamo.close();
  }
});
