import { randomBytes, timingSafeEqual } from 'node:crypto';
import { environment } from '../environment.ts';
import { scryptOnThread, type HashingLane } from './hashingThreads.ts';

/** Stored with each hash, so that it can be raised later. */
const costOfToday = () => ({ N: Number(environment('PASSWORD_COST')), r: 8, p: 3 });

type Cost = ReturnType<typeof costOfToday>;

const KEY_BYTES = 32;

/**
 * `scrypt$N$r$p$salt$key`, salt and key in base64url.
 * @throws {ApiError} Busy when too many passwords wait to be hashed
 */
export async function hashPassword(password: string, lane: HashingLane): Promise<string> {
  const salt = randomBytes(16);
  const cost = costOfToday();
  const key = await scryptKey(password, salt, cost, lane);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * False for a wrong password and for a hash of an unknown form.
 * @throws {ApiError} Busy when too many passwords wait to be hashed
 */
export async function isPassword(password: string, hash: string, lane: HashingLane): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await scryptKey(password, Buffer.from(salt, 'base64url'), cost, lane);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The same letters typed on two keyboards are one password: NFKC, as NIST SP 800-63B advises. */
async function scryptKey(password: string, salt: Buffer, cost: Cost, lane: HashingLane): Promise<Buffer> {
  const maxmem = 256 * cost.N * cost.r;
  return scryptOnThread({
    lane,
    password: password.normalize('NFKC'),
    salt,
    bytes: KEY_BYTES,
    options: { ...cost, maxmem },
  });
}

/** Whether a hash was made by other parameters than today's. */
export function needsRehash(hash: string): boolean {
  const { N, r, p } = costOfToday();
  return !hash.startsWith(['scrypt', N, r, p, ''].join('$'));
}
