import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { mayReadOutbox } from './outboxAccess.ts';

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  mayReadOutbox({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);

describe('mayReadOutbox', () => {
  it.each([
    ['127.0.0.1', { host: '127.0.0.1:3000' }],
    ['::1', { host: 'localhost:3000' }],
    ['::ffff:127.0.0.1', { host: '[::1]:3000' }],
  ])('admits %s with %j', (peer, headers) => {
    expect(asked(peer, headers)).toBe(true);
  });

  it.each([
    ['192.168.1.7', { host: '127.0.0.1:3000' }],
    ['127.0.0.1', { host: 'evil.example:3000' }],
    ['127.0.0.1', { host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.9' }],
    ['127.0.0.1', {}],
  ])('refuses %s with %j', (peer, headers) => {
    expect(asked(peer, headers)).toBe(false);
  });
});
