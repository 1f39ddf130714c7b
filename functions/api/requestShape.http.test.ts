import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, inject, it } from 'vitest';

/** Sends this as it is, and resolves with the first part of the answer. */
async function firstAnswer(text: string, thenForEver = ''): Promise<string> {
  const { hostname, port } = new URL(inject('origin'));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  const more = () => {
    while (thenForEver !== '' && !socket.destroyed && socket.write(thenForEver));
  };
  socket.on('drain', more);
  more();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

it('names one host: two are refused before anything else', async () => {
  const { host } = new URL(inject('origin'));
  const health = 'GET /api/health HTTP/1.1\r\n';
  expect(await firstAnswer(`${health}Host: ${host}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await firstAnswer(`${health}Host: ${host}\r\nHost: evil.example\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 400 /,
  );
});

it('has a body with an end: an endless one is 413 in the form of every refusal', async () => {
  const { host } = new URL(inject('origin'));
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const answer = await firstAnswer(head, `10000\r\n${'x'.repeat(0x10000)}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/content-type: application\/problem\+json/i);
  expect(answer).toContain('"code":"BodyTooLarge"');
});

it.each([
  ['/', 'same-origin'],
  ['/api/competitions', 'same-origin'],
  ['/documents/none', 'same-origin'],
  ['/images/none', 'cross-origin'],
])(
  'of %s may be embedded by: %s; it shares its window with its own origin alone',
  async (path, embeddedBy) => {
    const { headers } = await fetch(inject('origin') + path);
    expect(headers.get('cross-origin-resource-policy')).toBe(embeddedBy);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);
