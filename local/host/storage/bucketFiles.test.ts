import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ObjectFiles } from '../../objects/objectFiles.ts';
import type { Answer } from '../http/answer.ts';
import { bucketFiles } from './bucketFiles.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-objects-'));
let serve: (path: string) => Promise<Answer>;

beforeAll(async () => {
  const files = new ObjectFiles(directory, ['pictures']);
  for (const key of ['images/a b.svg', 'uploads/waiting']) {
    const what = { key, attributes: { contentType: 'image/svg+xml' }, announced: { bytes: 6 } };
    await files.put('pictures', what, Readable.from([Buffer.from('<svg/>')]));
  }
  serve = bucketFiles(files, 'pictures');
});

afterAll(() => {
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
