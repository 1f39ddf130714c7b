import { createHash } from 'node:crypto';
import { currentTime } from '../../clock.ts';
import { idempotentParameterMismatch } from '../errors.ts';
import type { Database } from './database.ts';

/** How long a client's token stands for its first request, in seconds. */
const tokenLifetime = 600;

const now = () => Math.floor(currentTime().getTime() / 1000);

/**
 * Whether a transaction with this token was already written in the last ten minutes.
 * @throws DynamoError IdempotentParameterMismatchException when it was another transaction
 */
export function tokenIsKnown(database: Database, token: string, request: object): boolean {
  const row = database
    .prepare('SELECT digest FROM tokens WHERE token = ? AND expires > ?')
    .get(token, now()) as { digest: string } | undefined;
  if (row === undefined) return false;
  if (row.digest !== digestOf(request)) throw idempotentParameterMismatch();
  return true;
}

/** Keeps a token, in the transaction that writes its items: it outlives a crash exactly if they do. */
export function rememberToken(database: Database, token: string, request: object): void {
  database
    .prepare(
      'INSERT INTO tokens (token, digest, expires) VALUES (?, ?, ?) ' +
        'ON CONFLICT DO UPDATE SET digest = excluded.digest, expires = excluded.expires',
    )
    .run(token, digestOf(request), now() + tokenLifetime);
}

/** Deletes the tokens that are over. */
export function forgetTokens(database: Database): void {
  database.prepare('DELETE FROM tokens WHERE expires <= ?').run(now());
}

/** A digest of a request that does not depend on the order in which a client writes members. */
function digestOf(request: object): string {
  const sorted = JSON.stringify(request, (name, value: unknown) => {
    // How much an answer shall tell is no part of what the transaction does.
    if (name === 'ReturnConsumedCapacity') return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value;
  });
  return createHash('sha256').update(sorted).digest('base64');
}
