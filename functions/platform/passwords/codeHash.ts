import { scryptOnThread } from './hashingThreads.ts';

/** Slow, because eight characters hashed quickly are found by trying; without a salt, because it is a key. */
const COST = { N: 2 ** 14, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const SAME_FOR_ALL = Buffer.from('rinkside code');

/**
 * The form in which the table finds a code that a person types.
 * @throws {ApiError} Busy when too many wait to be hashed
 */
export async function codeHash(code: string): Promise<string> {
  const key = await scryptOnThread({ password: code, salt: SAME_FOR_ALL, bytes: 32, options: COST });
  return key.toString('base64url');
}
