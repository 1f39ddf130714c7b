import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeExpired } from './removeExpired.ts';
import { S3_CREDENTIALS, startObjectStore, type ObjectStore } from './startObjectStore.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-expired-'));
const DAY = 24 * 60 * 60 * 1000;
let store: ObjectStore;
let client: S3Client;

beforeAll(async () => {
  store = await startObjectStore(directory, ['pictures']);
  client = new S3Client({ region: 'us-east-1', endpoint: store.url, credentials: S3_CREDENTIALS });
  for (const Key of ['uploads/account/1', 'uploads/account/2', 'images/1.webp'])
    await client.send(new PutObjectCommand({ Bucket: 'pictures', Key, Body: 'x' }));
});

afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

async function keys(): Promise<(string | undefined)[]> {
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: 'pictures' }));
  return (Contents ?? []).map(({ Key }) => Key);
}

it('removes what a rule’s prefix covers, once it is old enough', async () => {
  const rules = [{ bucket: 'pictures', prefix: 'uploads/', days: 1 }];
  await removeExpired(client, rules, new Date(Date.now() + DAY / 2));
  expect(await keys()).toHaveLength(3);
  await removeExpired(client, rules, new Date(Date.now() + 2 * DAY));
  expect(await keys()).toEqual(['images/1.webp']);
});
