import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '../http/answer.ts';
import { bucketFiles } from './bucketFiles.ts';
import { S3_CREDENTIALS, startObjectStore } from './startObjectStore.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-objects-'));
let store: Awaited<ReturnType<typeof startObjectStore>>;
let serve: (path: string) => Promise<Answer>;

beforeAll(async () => {
  store = await startObjectStore(directory, ['pictures']);
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: store.url,
    forcePathStyle: true,
    credentials: S3_CREDENTIALS,
  });
  const Body = '<svg/>';
  await client.send(
    new PutObjectCommand({ Bucket: 'pictures', Key: 'images/a b.svg', Body, ContentType: 'image/svg+xml' }),
  );
  await client.send(new PutObjectCommand({ Bucket: 'pictures', Key: 'uploads/waiting', Body }));
  serve = bucketFiles(client, 'pictures');
});

afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

it('serves an object with its type', async () => {
  const answer = await serve('/images/a%20b.svg');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.body.toString()).toBe('<svg/>');
});

it.each([
  '/images/none.png',
  '/images/',
  '/images/..',
  '/images/../uploads/waiting',
  '/images/%2e%2e/uploads/waiting',
  '/images/..%2fuploads/waiting',
  '/images/../../etc/passwd',
  '/images/%00',
  '/images/%',
  `/images/${'x'.repeat(2_000)}`,
])('has nothing at %s', async (target) => {
  expect((await serve(target)).status).toBe(404);
});
