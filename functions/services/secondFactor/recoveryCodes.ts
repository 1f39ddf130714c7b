import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
const LETTERS = 16;

/** Without 0, 1, I and O, which are read for one another: 5 bits each, 80 in all. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface RecoveryCodes {
  /** Told once, in groups of four. */
  readonly codes: readonly string[];
  /** Of 80 random bits a plain hash is enough: nobody tries them all. */
  readonly hashes: ReadonlySet<string>;
}

export function newRecoveryCodes(): RecoveryCodes {
  const codes = Array.from({ length: HOW_MANY }, () =>
    Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join(''),
  );
  return {
    codes: codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-')),
    hashes: new Set(codes.map(recoveryCodeHash)),
  };
}

/** @param code its sixteen letters, without what stands between the groups */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
