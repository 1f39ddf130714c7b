import { createHash } from 'node:crypto';
import { errors as joseErrors } from 'jose';
import { rotatingKeys, type RotatingKey } from '../../platform/secrets/rotatingKeys.ts';

const signingKeys = rotatingKeys('SESSION_SECRET_ID', (secret) =>
  createHash('sha256').update(`session key ${secret}`).digest(),
);

/** The key that new sessions are signed with. */
export async function currentSigningKey(): Promise<RotatingKey> {
  const [current] = await signingKeys();
  if (!current) throw new Error('The session secret has no current value');
  return current;
}

/**
 * The key that a token names. The one before the last rotation still counts, so that a rotation logs
 * nobody out.
 * @throws {JOSEError} when no such key is known
 */
export async function signingKey(id: string | undefined): Promise<Uint8Array> {
  const found = (await signingKeys()).find((key) => key.id === id);
  if (!found) throw new joseErrors.JWSInvalid('Signed with an unknown key');
  return found.key;
}
