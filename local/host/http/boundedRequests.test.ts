import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonAnswer, problemAnswer } from './answer.ts';
import { listen, type Listening } from './listen.ts';
import { BodyTooLarge, readBody } from './readBody.ts';
import { respondWith } from './respondWith.ts';

const bounds = { headers: 300, pause: 300, whole: 2_000, afterAnswer: 200 };
let server: Listening;

beforeAll(async () => {
  const respond = respondWith(async (request) => {
    try {
      return jsonAnswer(200, { read: (await readBody(request, 1_000)).length });
    } catch (error) {
      return problemAnswer(error instanceof BodyTooLarge ? 'BodyTooLarge' : 'MalformedRequest');
    }
  });
  server = await listen(respond, { bounds });
});

afterAll(() => server.close());

/** A connection that says this, and everything that it is answered until it is closed. */
async function opened(text: string): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  // Who still sends when the server closes is reset; `once` would fail by that.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      resolve(answer);
    });
  });
  await once(socket, 'connect');
  socket.write(text);
  return { socket, closed };
}

const POST = 'POST / HTTP/1.1\r\nHost: one\r\n';

it.each([
  ['says nothing', ''],
  ['ends its headers never', 'GET / HTTP/1.1\r\nHost: one\r\nX-More'],
  ['stops within its body', `${POST}Content-Length: 100\r\n\r\n{"half`],
  ['stops within its chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`],
])('closes a connection that %s', async (_, text) => {
  const { closed } = await opened(text);
  expect(await closed).not.toContain('200 OK');
});

/** Sends a chunk again and again for as long as somebody listens. */
function sendForEver(socket: Socket, chunk: string, everyMilliseconds: number): void {
  const timer = setInterval(() => socket.write(chunk), everyMilliseconds);
  socket.once('close', () => {
    clearInterval(timer);
  });
}

it('closes a body that drips for ever', async () => {
  const { socket, closed } = await opened(`${POST}Transfer-Encoding: chunked\r\n\r\n`);
  sendForEver(socket, '1\r\nx\r\n', 50);
  expect(await closed).toContain('408 Request Timeout');
});

it('answers an endless body once it is too large, and closes it', async () => {
  const { socket, closed } = await opened(`${POST}Transfer-Encoding: chunked\r\n\r\n`);
  const chunk = `200\r\n${'x'.repeat(512)}\r\n`;
  const answered = new Promise((resolve) => {
    socket.once('data', resolve);
  });
  sendForEver(socket, chunk, 10);
  await answered;
  expect(socket.destroyed).toBe(false);
  expect(await closed).toMatch(/^HTTP\/1\.1 413 .*"code":"BodyTooLarge"/s);
});

it('keeps a connection whose bodies end', async () => {
  const body = 'Content-Length: 4\r\n\r\nfull';
  const { socket, closed } = await opened(POST + body);
  await once(socket, 'data');
  socket.write(`${POST}Connection: close\r\n${body}`);
  expect((await closed).match(/\{"read":4\}/g)).toHaveLength(2);
});

it.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: one\r\nhost: one\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('refuses a request with %s', async (_, text) => {
  const { closed } = await opened(text);
  expect(await closed).toMatch(/^HTTP\/1\.1 400 /);
});
