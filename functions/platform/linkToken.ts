import { createHash, randomBytes } from 'node:crypto';

/** The token of a mail's link: 256 random bits, stored only as a hash (decision 0022). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which the table stores a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
