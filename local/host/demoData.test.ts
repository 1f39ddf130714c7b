import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../dynamo/server.ts';
import { startMemoryTable } from '../testing/memoryTable.ts';
import { ensureDemoData } from './demoData.ts';
import { synthesizedTemplates } from './synthesis.ts';
import { readDeployment } from './template/readDeployment.ts';

let dynamo: RunningDynamo;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  client = new DynamoDBClient();
});

afterAll(async () => {
  client.destroy();
  await dynamo.close();
});

it('refuses a folder with the demo of another version, whose items may lack attributes', async () => {
  const deployment = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '../..')));
  const Item = { pk: { S: 'DEMO#SEASON' }, sk: { S: 'DEMO' }, type: { S: 'demo' }, version: { N: '1' } };
  await client.send(new PutItemCommand({ TableName: deployment.tables[0]?.definition.TableName, Item }));
  const clients = { dynamo: client, bulkPut: dynamo.bulkPut, s3: new S3Client() };
  await expect(ensureDemoData(deployment, clients, '/srv/rinkside')).rejects.toThrow(
    'The demo data in /srv/rinkside was written by another version of Rinkside: choose another DATA_DIR ' +
      'to start with new demo data, or delete the folder.',
  );
});
