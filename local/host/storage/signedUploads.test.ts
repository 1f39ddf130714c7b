import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccessCredential } from '../../access/credential.ts';
import { ObjectFiles } from '../../objects/objectFiles.ts';
import { respondWith } from '../http/respondWith.ts';
import { listen, type Listening } from '../http/listen.ts';
import { signedUploads } from './signedUploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-uploads-'));
const outside = path.join(folder, 'index.html');
const bucketFolder = path.join(folder, 'objects/pictures');
const credential = newAccessCredential();
const HOST = '127.0.0.1:4568';
const client = new S3Client({ region: 'eu-west-1', endpoint: `http://${HOST}`, credentials: credential });
const ACCOUNT = '01KDEM0ACC0VNT000000000001';
const TOO_LONG = 15 * 1024 * 1024 + 1;
let upload = 0;
let server: Listening;
let files: ObjectFiles;

beforeAll(async () => {
  mkdirSync(bucketFolder, { recursive: true });
  writeFileSync(outside, 'the application');
  files = new ObjectFiles(path.join(folder, 'objects'), ['pictures']);
  server = await listen(respondWith(signedUploads({ files, bucket: 'pictures', host: HOST, credential })));
});

beforeEach(() => {
  upload += 1;
});

afterAll(async () => {
  client.destroy();
  await server.close();
  rmSync(folder, { recursive: true });
});

const newKey = () => `uploads/unchecked/${ACCOUNT}/${String(upload).padStart(26, '0')}`;

/** The target of a PUT, signed with the store's own key for that object key, type and length. */
async function targetOf(key: string, bytes: number, type = 'image/png'): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: 'pictures',
    Key: key,
    ContentType: type,
    ContentLength: bytes,
  });
  const url = await getSignedUrl(client, command, {
    expiresIn: 300,
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
  return url.slice(url.indexOf('/pictures/') + '/pictures'.length);
}

interface Sent {
  readonly request: ClientRequest;
  readonly status: Promise<number>;
  /** Of a refusal in JSON. */
  readonly body: Promise<unknown>;
}

/** Sends the target unchanged: fetch would normalise it. */
function begin(target: string, headers: Record<string, string | number>): Sent {
  const sent = request({ port: server.port, host: '127.0.0.1', method: 'PUT', path: target, headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', resolve);
  });
  const body = answered.then(json, () => null).catch(() => null);
  return { request: sent, status: answered.then(({ statusCode }) => statusCode ?? 0), body };
}

function put(target: string, body: Buffer, headers: Record<string, string | number> = {}): Promise<number> {
  const announced = { 'content-type': 'image/png', 'content-length': body.length, ...headers };
  const { request: sent, status } = begin(target, announced);
  sent.end(body);
  return status;
}

async function stored(key: string): Promise<string | undefined> {
  const object = await files.open('pictures', key);
  const bytes = await object?.bytes();
  await object?.close();
  return bytes?.toString();
}

const unfinished = () => readdirSync(bucketFolder).filter((name) => name.startsWith('new.'));

describe('an upload', () => {
  it('is accepted once, as it was signed', async () => {
    const target = await targetOf(newKey(), 3);
    expect(await put(target, Buffer.from('ice'))).toBe(200);
    expect(await put(target, Buffer.from('mud'))).toBe(403);
    expect(await stored(newKey())).toBe('ice');
  });

  it('is accepted once when two are sent at the same moment, even after the first was checked and removed', async () => {
    const target = await targetOf(newKey(), 3);
    const statuses = await Promise.all(['one', 'two', 'six'].map((body) => put(target, Buffer.from(body))));
    expect(statuses.toSorted()).toEqual([200, 403, 403]);
    await files.remove('pictures', newKey());
    expect(await put(target, Buffer.from('two'))).toBe(403);
    expect(await stored(newKey())).toBeUndefined();
  });

  it('leaves nothing when it is interrupted, and can be sent again', async () => {
    const target = await targetOf(newKey(), 6);
    const { request: sent, status } = begin(target, { 'content-type': 'image/png', 'content-length': 6 });
    sent.write('bro');
    await expect.poll(unfinished).toHaveLength(1);
    expect(await stored(newKey())).toBeUndefined();
    expect(await put(target, Buffer.from('second'))).toBe(403);
    sent.destroy();
    await expect(status).rejects.toThrow();
    await expect.poll(unfinished).toEqual([]);
    await expect.poll(() => put(target, Buffer.from('second'))).toBe(200);
    expect(await stored(newKey())).toBe('second');
  });

  it('is refused above the maximum length, also without a declared length', async () => {
    const long = await targetOf(newKey(), TOO_LONG, 'application/pdf');
    const {
      request: announced,
      status,
      body,
    } = begin(long, {
      'content-type': 'application/pdf',
      'content-length': TOO_LONG,
    });
    announced.flushHeaders();
    expect(await status).toBe(413);
    expect(await body).toMatchObject({
      status: 413,
      code: 'BodyTooLarge',
      title: 'The request is too large',
    });
    announced.destroy();
    const poster = await targetOf(newKey(), 6 * 1024 * 1024);
    expect(await put(poster, Buffer.alloc(6 * 1024 * 1024))).toBe(413);

    const target = (await targetOf(newKey(), 3)).replace('content-length%3B', '');
    for (const chunked of [target, await targetOf(newKey(), 3)]) {
      const { request: sent, status: answered } = begin(chunked, { 'content-type': 'image/png' });
      sent.write(Buffer.alloc(3));
      expect(await answered).toBe(403);
      sent.destroy();
    }
    expect(await stored(newKey())).toBeUndefined();
  });

  it('is refused if its type or length differs from the signed one', async () => {
    const target = await targetOf(newKey(), 3);
    expect(await put(target, Buffer.from('ices'))).toBe(403);
    expect(await put(target, Buffer.from('ice'), { 'content-type': 'image/webp' })).toBe(403);
    expect(
      await put(await targetOf(newKey(), 3, 'text/html'), Buffer.from('<b>'), {
        'content-type': 'text/html',
      }),
    ).toBe(403);
  });
});

describe('a key that the product does not issue', () => {
  it.each([
    'index.html',
    'images/01KDEM0ACC0VNT000000000001.png',
    'uploads/../../index.html',
    `uploads/unchecked/${ACCOUNT}/../../../../index.html`,
    `uploads/unchecked/${ACCOUNT}/..`,
    `uploads/unchecked/${ACCOUNT}/..\\..\\index.html`,
    `uploads/unchecked/${ACCOUNT}/0000000000000000000000000\0`,
    `uploads/unchecked/${ACCOUNT}/00000000000000000000000000/more`,
    'uploads//00000000000000000000000000',
  ])('is refused even when signed: %s', async (key) => {
    const before = readdirSync(bucketFolder);
    const signed = await targetOf(key, 4);
    const [keyed = '', query = ''] = signed.split('?');
    for (const target of [
      signed,
      `/${key.replaceAll('\0', '%00')}?${query}`,
      `${keyed.replaceAll('.', '%2e')}?${query}`,
    ])
      expect(await put(target, Buffer.from('evil'))).toBe(403);
    expect(readdirSync(bucketFolder)).toEqual(before);
    expect(readFileSync(outside, 'utf8')).toBe('the application');
    expect(existsSync(path.join(folder, 'objects/index.html'))).toBe(false);
  });

  it('is refused for every file', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2F',
      '/',
      '\\',
      '%5c',
      '%00',
      'uploads',
      ACCOUNT,
      'é',
      '~',
      'A:',
    );
    const before = readdirSync(bucketFolder).toSorted();
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const key = `uploads/${pieces.join('')}`;
        const [, query = ''] = (await targetOf(decoded(key), 4)).split('?');
        expect(await put(`/${encodeURI(key)}?${query}`, Buffer.from('evil'))).toBe(403);
      }),
      { numRuns: 60 },
    );
    expect(readdirSync(bucketFolder).toSorted()).toEqual(before);
    expect(readdirSync(folder).toSorted()).toEqual(['index.html', 'objects']);
  });
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
