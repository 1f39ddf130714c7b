import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../access/loopback.ts';
import { isSignature } from '../access/signature.ts';
import { textAnswer, type Answer } from '../host/http/answer.ts';

const COOKIE = 'rinkside-outbox';

/**
 * Whether a request comes from this machine's user. Mails contain links that open accounts, so no other
 * machine, no page whose name was pointed at this machine and no proxy may read them.
 */
export function mayReadOutbox({ socket, headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    isLoopback(socket.remoteAddress ?? '') && isLoopback(host) && headers['x-forwarded-for'] === undefined
  );
}

/**
 * Protects the outbox. With a key it also identifies the user, because other accounts of the machine can
 * reach the port, and so can a proxy that does not announce itself. The address with the key sets a cookie.
 */
export function outboxDoor(
  key: string | null,
  pages: (path: string, query: URLSearchParams) => Answer,
): (request: IncomingMessage) => Answer {
  return (request) => {
    if (!mayReadOutbox(request)) return textAnswer(403, 'Only on the machine itself.');
    const [path = '/', search = ''] = (request.url ?? '/').split('?');
    const query = new URLSearchParams(search);
    if (key === null || isSignature(cookieOf(request), key)) return pages(path, query);
    if (!isSignature(query.get('key') ?? '', key))
      return textAnswer(403, 'The address with the key is told by: npm run outbox');
    if (path !== '/_outbox') return pages(path, query);
    return {
      status: 303,
      headers: { location: '/_outbox', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      cookies: [`${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Strict`],
      body: Buffer.alloc(0),
    };
  };
}

function cookieOf({ headers }: IncomingMessage): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1] ?? '';
}
