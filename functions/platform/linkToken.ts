import { createHash, randomBytes } from 'node:crypto';

/** What a mail's link carries: nobody can guess it, and it stands nowhere else than in the mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** By which the table knows a token, without being able to open what it opens. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
