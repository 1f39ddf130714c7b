import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccessCredential } from '../../access/credential.ts';
import { startObjectStore, type ObjectStore } from '../../objects/objectStore.ts';
import { removeExpired } from './removeExpired.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-expired-'));
const DAY = 24 * 60 * 60 * 1000;
let store: ObjectStore;
let client: S3Client;

beforeAll(async () => {
  const credentials = newAccessCredential();
  store = await startObjectStore(directory, ['pictures'], credentials);
  client = new S3Client({ region: 'us-east-1', endpoint: store.url, credentials });
  for (const Key of ['uploads/account/1', 'uploads/account/2', 'images/1.webp'])
    await client.send(new PutObjectCommand({ Bucket: 'pictures', Key, Body: 'x' }));
});

afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

async function objects() {
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: 'pictures' }));
  return Contents ?? [];
}

it('removes objects with a rule’s prefix once they are old enough', async () => {
  const rules = [{ bucket: 'pictures', prefix: 'uploads/', days: 1 }];
  // By the files' own clock, which is the machine's.
  const stored = (await objects())[0]?.LastModified?.getTime() ?? 0;
  await removeExpired(client, rules, new Date(stored + DAY / 2));
  expect(await objects()).toHaveLength(3);
  await removeExpired(client, rules, new Date(stored + 2 * DAY));
  expect((await objects()).map(({ Key }) => Key)).toEqual(['images/1.webp']);
});
