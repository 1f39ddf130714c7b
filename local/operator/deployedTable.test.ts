import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { credentialEnvironment } from '../access/credential.ts';
import { startDynamo, type RunningDynamo } from '../dynamo/server.ts';
import { useDeployedOrigin, useDeployedTable } from './deployedTable.ts';

const origin = 'https://rinkside.example';
let dynamo: RunningDynamo;

beforeAll(async () => {
  dynamo = await startDynamo({ port: 0 });
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', dynamo.url);
  const settings = { AWS_REGION: 'local', ...credentialEnvironment(dynamo.credential) };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  for (const name of ['TABLE_NAME', 'PUBLIC_ORIGIN']) vi.stubEnv(name, '');
  const client = new DynamoDBClient();
  for (const TableName of [
    'Rinkside-staging-data-Table-1ABC',
    'Rinkside-production-data-Table-2DEF',
    'Rinkside-production-data-Table-3GHI',
  ])
    await client.send(
      new CreateTableCommand({
        TableName,
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
  client.destroy();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await dynamo.close();
});

it('finds the table of an environment', async () => {
  useDeployedOrigin(origin);
  await useDeployedTable({ environment: 'staging', table: undefined });
  expect(process.env).toMatchObject({
    TABLE_NAME: 'Rinkside-staging-data-Table-1ABC',
    PUBLIC_ORIGIN: origin,
  });
});

it('uses the named table', async () => {
  await useDeployedTable({ environment: undefined, table: 'Rinkside-production-data-Table-3GHI' });
  expect(process.env['TABLE_NAME']).toBe('Rinkside-production-data-Table-3GHI');
});

it.each([
  ['production', 'There are 2 tables'],
  ['other', 'There are 0 tables'],
])('does not guess the table of %s', async (environment, message) => {
  await expect(useDeployedTable({ environment, table: undefined })).rejects.toThrow(message);
});
