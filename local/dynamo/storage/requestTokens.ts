import { createHash } from 'node:crypto';
import { currentTime } from '../../clock.ts';
import { idempotentParameterMismatch } from '../errors.ts';
import type { Database } from './database.ts';

/** The time for which a client's token stands for its first request, in seconds. */
const tokenLifetime = 600;

const now = () => Math.floor(currentTime().getTime() / 1000);

/**
 * Whether a transaction with this token was written in the last ten minutes.
 * @throws DynamoError IdempotentParameterMismatchException if it was another transaction
 */
export function tokenIsKnown(database: Database, token: string, request: object): boolean {
  const row = database
    .prepare('SELECT digest FROM tokens WHERE token = ? AND expires > ?')
    .get(token, now()) as { digest: string } | undefined;
  if (row === undefined) return false;
  if (row.digest !== digestOf(request)) throw idempotentParameterMismatch();
  return true;
}

/** Stores a token in the transaction that writes its items: it survives a crash exactly if they do. */
export function rememberToken(database: Database, token: string, request: object): void {
  database
    .prepare(
      'INSERT INTO tokens (token, digest, expires) VALUES (?, ?, ?) ' +
        'ON CONFLICT DO UPDATE SET digest = excluded.digest, expires = excluded.expires',
    )
    .run(token, digestOf(request), now() + tokenLifetime);
}

/** Deletes the expired tokens. */
export function forgetTokens(database: Database): void {
  database.prepare('DELETE FROM tokens WHERE expires <= ?').run(now());
}

/** A digest of a request, independent of the order of its members. */
function digestOf(request: object): string {
  const sorted = JSON.stringify(request, (name, value: unknown) => {
    // The amount of detail in the answer is not part of the transaction.
    if (name === 'ReturnConsumedCapacity') return undefined;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value;
  });
  return createHash('sha256').update(sorted).digest('base64');
}
