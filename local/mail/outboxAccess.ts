import type { IncomingMessage } from 'node:http';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether somebody sits at this machine. Mails hold the links that open accounts, and the outbox asks
 * for no log-in: so neither another machine, nor a page whose name was pointed at this one, nor what
 * a proxy passes on may read it.
 */
export function mayReadOutbox({ socket, headers }: IncomingMessage): boolean {
  const peer = socket.remoteAddress ?? '';
  const isLoopback = peer === '::1' || /^(::ffff:)?127\./.test(peer);
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopback && LOOPBACK_HOSTS.has(host) && headers['x-forwarded-for'] === undefined;
}
