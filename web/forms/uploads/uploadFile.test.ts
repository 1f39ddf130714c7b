import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Upload } from '../../../shared/contract/core/files/files.ts';
import { sendBytes } from './uploadFile.ts';
import { UploadRefused } from './UploadRefused.ts';

const upload: Upload = {
  uploadId: '01M7YVW8M51EF6YYPSQ1T35XF4',
  url: '/uploads/a/1?X-Amz-Signature=1',
  method: 'PUT',
  headers: { 'content-type': 'image/webp' },
  expiresInSeconds: 300,
};
const body = new Blob(['0123456789']);

/** The parts of XMLHttpRequest that sendBytes uses, controlled by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  status = 0;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  open(...args: string[]) {
    FakeRequest.last = this;
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort();
  }
  answers(status: number) {
    this.status = status;
    this.onload();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function sending() {
  const shares: number[] = [];
  const controller = new AbortController();
  const sent = sendBytes(upload, body, {
    onProgress: (share) => shares.push(share),
    signal: controller.signal,
  });
  return { sent, shares, controller, request: FakeRequest.last };
}

it('sends the upload’s method, headers and bytes, and reports progress', async () => {
  const { sent, shares, request } = sending();
  expect(request.opened).toEqual(['PUT', upload.url]);
  expect(request.headers).toEqual(upload.headers);
  request.upload.onprogress?.({ loaded: 4 });
  request.upload.onprogress?.({ loaded: 10 });
  request.answers(200);
  await sent;
  expect(shares).toEqual([0.4, 1]);
});

it.each([
  ['an answer that refuses', (request: FakeRequest) => request.answers(403)],
  ['no answer', (request: FakeRequest) => request.onerror()],
])('reports a file that did not arrive at %s', async (_what, happen) => {
  const { sent, request } = sending();
  happen(request);
  await expect(sent).rejects.toEqual(new UploadRefused('lost'));
});

it('stops when it is cancelled', async () => {
  const { sent, controller } = sending();
  controller.abort(new Error('Cancelled'));
  await expect(sent).rejects.toThrow('Cancelled');
});
