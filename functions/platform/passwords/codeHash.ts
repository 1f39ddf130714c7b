import { createHmac, hkdfSync } from 'node:crypto';
import { rotatingKeys } from '../secrets/rotatingKeys.ts';
import { scryptOnThread } from './hashingThreads.ts';

const keys = rotatingKeys(
  'SESSION_SECRET_ID',
  (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'codes of helpers', 32)),
);

/**
 * The forms in which the table finds a code that a person types: by the current key, then by the one before the last
 * rotation. Whoever has the table alone cannot try codes, and trying one costs no thread.
 */
export async function codeHashes(code: string): Promise<readonly [string, ...string[]]> {
  const [current, ...earlier] = (await keys()).map(({ key }) =>
    createHmac('sha256', key).update(code).digest('base64url'),
  );
  if (current === undefined) throw new Error('The session secret has no current value');
  return [current, ...earlier];
}

/** Of codes that an earlier version made: without a key, so made slow. */
const COST = { N: 2 ** 14, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const SAME_FOR_ALL = Buffer.from('rinkside code');

/**
 * The form in which the table finds a code that an earlier version made.
 * @throws {ApiError} Busy when too many wait to be hashed
 */
export async function slowCodeHash(code: string): Promise<string> {
  const key = await scryptOnThread({
    lane: 'guest',
    password: code,
    salt: SAME_FOR_ALL,
    bytes: 32,
    options: COST,
  });
  return key.toString('base64url');
}
