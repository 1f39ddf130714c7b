import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isPassword } from '../../functions/platform/passwords/password.ts';
import { emailKey, entriesIndex, userKey } from '../../functions/store/keys.ts';
import { GSI1 } from '../../functions/platform/table/key.ts';
import { startDynamo, type RunningDynamo } from '../dynamo/server.ts';
import { COMPETITION_IDS } from './competitions.ts';
import { seededVersion, seedDemoData } from './seed.ts';

const tableName = 'DemoTest';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const NOW = new Date('2026-11-21T07:30:00Z');

let dynamo: RunningDynamo;
let client: DynamoDBDocumentClient;

beforeAll(async () => {
  dynamo = await startDynamo({ port: 0 });
  client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: dynamo.url, region: 'us-east-1', credentials: dynamo.credential }),
  );
  const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const keys = (pk: string, sk: string) => [
    { AttributeName: pk, KeyType: 'HASH' as const },
    { AttributeName: sk, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map(attribute),
      KeySchema: keys('pk', 'sk'),
      GlobalSecondaryIndexes: [
        { IndexName: GSI1, KeySchema: keys('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
      ],
    }),
  );
});

afterAll(async () => {
  client.destroy();
  await dynamo.close();
});

/** An object store that records its objects, or fails as if it were unreachable. */
function objectStore(puts: PutObjectCommandInput[], fails = false): S3Client {
  const s3 = new S3Client({ region: 'us-east-1', credentials });
  s3.middlewareStack.add(
    () => (args) => {
      if (fails) return Promise.reject(new Error('The object store is away'));
      puts.push(args.input as PutObjectCommandInput);
      return Promise.resolve({ output: { $metadata: {} }, response: {} });
    },
    { step: 'initialize', priority: 'high' },
  );
  return s3;
}

async function countedSkaters(): Promise<number> {
  let [count, start]: [number, Record<string, unknown> | undefined] = [0, undefined];
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: GSI1,
        Select: 'COUNT',
        KeyConditionExpression: 'gsi1pk = :list',
        ExpressionAttributeValues: { ':list': entriesIndex(COMPETITION_IDS.open, 'individual') },
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start);
  return count;
}

async function passwordHashOf(email: string): Promise<string> {
  const get = async (Key: Record<string, string>) =>
    (await client.send(new GetCommand({ TableName: tableName, Key }))).Item;
  const pointer = await get({ ...emailKey(email) });
  const account = await get({ ...userKey(String(pointer?.['userId'])) });
  return String(account?.['passwordHash']);
}

it('is complete only when all of it is written, and can be repeated after an interruption', async () => {
  vi.stubEnv('PASSWORD_COST', '1024');
  expect(await seededVersion(client, tableName)).toBeNull();
  const place = { client, bulkPut: dynamo.bulkPut, tableName, imageBucket: 'posters', now: NOW };
  await expect(seedDemoData({ ...place, s3: objectStore([], true) })).rejects.toThrow('away');
  expect(await seededVersion(client, tableName)).toBeNull();

  const puts: PutObjectCommandInput[] = [];
  await seedDemoData({ ...place, s3: objectStore(puts), now: new Date(NOW.getTime() + 3_600_000) });
  expect(await seededVersion(client, tableName)).toBe(3);
  // And an entry that was withdrawn and submitted again.
  expect(await countedSkaters()).toBe(964);
  expect(puts.map(({ Key }) => Key)).toContain('images/demo/harbour-lights.svg');
  for (const { Key = '', ContentType, CacheControl } of puts) {
    const type = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml', wav: 'audio/wav' }[
      Key.slice(-3)
    ];
    const isMusic = Key.startsWith('uploads/music/');
    const cached = isMusic ? 'private, no-store' : 'public, max-age=86400';
    expect([Key, ContentType, CacheControl]).toEqual([Key, type, cached]);
  }
  expect(puts.map(({ Key }) => Key)).toContain('documents/demo-harbour-lights.pdf');
  expect(puts.filter(({ Key = '' }) => Key.startsWith('uploads/music/')).length).toBeGreaterThan(40);
}, 240_000);

it('allows log-in to the four demo accounts and to no invented family', async () => {
  for (const name of ['superadmin', 'headcoach', 'manager', 'skater']) {
    const hash = await passwordHashOf(`${name}@demo.rinkside.example`);
    expect(await isPassword('Rinkside-demo-1', hash, 'account')).toBe(true);
  }
  const family = await passwordHashOf('family-0003@families.demo.rinkside.example');
  expect(family).toBe('none');
  expect(await isPassword('none', family, 'account')).toBe(false);
});
