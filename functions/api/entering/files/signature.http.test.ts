import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { png, put } from '../../../../local/testing/files.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import type { Upload } from '../../../../shared/contract/core/files/files.ts';

const body = png(8, 8);
let admin: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** Another id than that one. */
const other = (id: string) => id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

const announced = () =>
  admin.data('createUpload', { body: { kind: 'poster', type: 'image/png', bytes: body.length } });

const changed = (upload: Upload, name: string, change: (value: string) => string): Upload => {
  const url = new URL(upload.url, inject('origin'));
  url.searchParams.set(name, change(url.searchParams.get(name) ?? ''));
  return { ...upload, url: url.pathname + url.search };
};

/** The upload is refused with 403, and nothing of it is stored. */
async function expectRefused(upload: Upload, sent = body, init: RequestInit = {}): Promise<void> {
  const { url, method, headers } = upload;
  const target = new URL(url, inject('origin'));
  const response = await fetch(target, { method, headers, body: new Uint8Array(sent), ...init });
  expect(response.status).toBe(403);
  const completed = await admin.call('completeUpload', { params: { uploadId: upload.uploadId } });
  expect(completed.status).toBe(400);
}

describe('the address to which a file is sent', () => {
  it('works as it was given, and no longer than five minutes', async () => {
    const upload = await announced();
    expect(new URL(upload.url, inject('origin')).searchParams.get('X-Amz-Expires')).toBe('300');
    expect((await put(upload, body)).status).toBe(200);
  });

  it('is signed for one type and length, and asks a browser for nothing that it cannot send', async () => {
    const { url, headers } = await announced();
    const query = new URL(url, inject('origin')).searchParams;
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect([...query.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    expect(headers).toEqual({ 'content-type': 'image/png' });
  });

  it('is refused with another signature, none, or a longer life', async () => {
    const upload = await announced();
    await expectRefused(
      changed(upload, 'X-Amz-Signature', (value) => value.replace(/^./, (c) => (c === 'a' ? 'b' : 'a'))),
    );
    await expectRefused({ ...upload, url: upload.url.split('?')[0] ?? '' });
    await expectRefused(changed(upload, 'X-Amz-Expires', () => '86400'));
    await expectRefused(changed(upload, 'X-Amz-Date', () => '20200101T000000Z'));
  });

  it('is refused for another file than the one announced', async () => {
    const upload = await announced();
    await expectRefused(upload, Buffer.concat([body, body]));
    await expectRefused(upload, body, { headers: { 'content-type': 'text/html' } });
    await expectRefused({
      ...upload,
      url: upload.url.replace(upload.uploadId, other(upload.uploadId)),
    });
    await expectRefused(upload, body, { method: 'POST' });
  });

  it('takes no headers to the bucket that were not signed', async () => {
    const upload = await announced();
    await expectRefused(upload, body, { headers: { ...upload.headers, 'x-amz-acl': 'public-read' } });
  });

  it('is good for one file, also when two are sent at once or after the first was kept', async () => {
    const upload = await announced();
    const both = await Promise.all([put(upload, body), put(upload, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await put(upload, body)).status).toBe(403);
    const { uploadId } = upload;
    expect((await admin.call('completeUpload', { params: { uploadId } })).status).toBe(200);
    expect((await put(upload, body)).status).toBe(403);
  });

  it('takes nothing whose length is not told', async () => {
    const upload = await announced();
    const stream = new Blob([new Uint8Array(body)]).stream();
    await expectRefused(upload, body, { body: stream, duplex: 'half' } as RequestInit);
  });

  it('gives nothing back', async () => {
    const upload = await announced();
    await put(upload, body);
    const bare = upload.url.split('?')[0] ?? '';
    for (const target of [upload.url, bare])
      expect((await fetch(new URL(target, inject('origin')))).status).toBe(403);
  });
});
