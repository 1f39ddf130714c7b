import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessCredential } from '../access/credential.ts';
import { startObjectStore, type ObjectStore } from './objectStore.ts';

const Bucket = 'pictures';
const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-store-'));
const credentials = newAccessCredential();
let store: ObjectStore;
let client: S3Client;

beforeAll(async () => {
  store = await startObjectStore(folder, [Bucket], credentials);
  client = new S3Client({ region: 'eu-west-1', endpoint: store.url, credentials, maxAttempts: 1 });
});

afterAll(async () => {
  client.destroy();
  await store.close();
  rmSync(folder, { recursive: true });
});

const put = (Key: string, Body: string) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/png' }));

async function get(Key: string, Range?: string) {
  const { Body, ...rest } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
  return { ...rest, text: await Body?.transformToString() };
}

describe('the object store, called by the SDK', () => {
  it('returns objects with their type, whole and in parts', async () => {
    const { ETag } = await put('images/ä b+c%.png', 'a picture');
    const object = await get('images/ä b+c%.png');
    expect(object).toMatchObject({ text: 'a picture', ContentType: 'image/png', ContentLength: 9, ETag });
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'images/ä b+c%.png' }));
    expect(head).toMatchObject({ ContentType: 'image/png', ContentLength: 9, ETag });
    const Key = 'images/ä b+c%.png';
    expect(await get(Key, 'bytes=0-3')).toMatchObject({ text: 'a pi', ContentRange: 'bytes 0-3/9' });
    expect(await get(Key, 'bytes=2-99')).toMatchObject({ text: 'picture', ContentRange: 'bytes 2-8/9' });
    expect(await get(Key, 'bytes=-4')).toMatchObject({ text: 'ture', ContentRange: 'bytes 5-8/9' });
    await expect(get(Key, 'bytes=9-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('has no object under other keys', async () => {
    await expect(get('images/none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(
      client.send(new GetObjectCommand({ Bucket: 'others', Key: 'images/1' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('copies an object if its tag is unchanged', async () => {
    const { ETag } = await put('uploads/1', 'checked');
    const copy = (CopySourceIfMatch: string | undefined, from = 'uploads/1') =>
      client.send(
        new CopyObjectCommand({
          Bucket,
          Key: 'documents/1',
          CopySource: `${Bucket}/${from}`,
          CopySourceIfMatch,
          MetadataDirective: 'REPLACE',
          ContentType: 'application/pdf',
          CacheControl: 'max-age=1',
          ContentDisposition: `inline; filename*=UTF-8''K%C3%BCr.pdf`,
        }),
      );
    expect((await copy(ETag)).CopyObjectResult?.ETag).toBe(ETag);
    expect(await get('documents/1')).toMatchObject({
      text: 'checked',
      ContentType: 'application/pdf',
      CacheControl: 'max-age=1',
      ContentDisposition: `inline; filename*=UTF-8''K%C3%BCr.pdf`,
    });
    await put('uploads/1', 'changed');
    await expect(copy(ETag)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await expect(copy(undefined, 'uploads/2')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('lists page by page, in the order of the keys, and removes', async () => {
    const keys = ['list/B', 'list/a', 'list/a&<>"', 'list/b', 'list/é'];
    for (const key of keys.toReversed()) await put(key, key);
    const found: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2, ContinuationToken }),
      );
      found.push(...(page.Contents ?? []).map(({ Key }) => Key));
      expect(page.Contents?.every(({ LastModified }) => LastModified instanceof Date)).toBe(true);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    expect(found).toEqual(keys);
    for (const Key of [...keys, 'list/none']) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/' }))).KeyCount).toBe(0);
  });

  it('refuses unsupported calls without any effect', async () => {
    await put('images/kept', 'kept');
    const Key = 'images/kept';
    for (const send of [
      () => client.send(new GetObjectAclCommand({ Bucket, Key })),
      () => client.send(new CreateMultipartUploadCommand({ Bucket, Key })),
      () => client.send(new ListObjectsCommand({ Bucket })),
      () => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x', IfNoneMatch: '*' })),
      () => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x', ACL: 'public-read' })),
      () => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x', Metadata: { a: 'b' } })),
      () => client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' })),
    ])
      await expect(send()).rejects.toMatchObject({ name: 'NotImplemented' });
    await expect(put('x'.repeat(1025), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
    expect((await get(Key)).text).toBe('kept');
  });

  it('refuses an address signed in its query: only the product’s own origin accepts it', async () => {
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'images/query' }));
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    const read = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'images/kept' }));
    expect((await fetch(read)).status).toBe(403);
  });

  it('stores no byte of a body that differs from the signed one', async () => {
    const names = readdirSync(path.join(folder, Bucket)).length;
    const command = new PutObjectCommand({ Bucket, Key: 'images/signed', Body: 'good' });
    // Changed after it was signed, before it is sent.
    command.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { body: 'evil' });
        return next(args);
      },
      { step: 'deserialize' },
    );
    await expect(client.send(command)).rejects.toMatchObject({ name: 'BadDigest' });
    expect(readdirSync(path.join(folder, Bucket))).toHaveLength(names);
  });
});
