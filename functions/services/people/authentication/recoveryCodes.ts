import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
const LETTERS = 16;

/** 5 bits a letter, 80 in all. 0, 1, I and O are missing because people confuse them. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface StoredRecoveryCodes {
  /** In groups of four; shown once and not stored. */
  readonly codes: readonly string[];
  /** A plain hash is enough for 80 random bits. */
  readonly hashes: ReadonlySet<string>;
}

export function newRecoveryCodes(): StoredRecoveryCodes {
  const codes = Array.from({ length: HOW_MANY }, () =>
    Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join(''),
  );
  return {
    codes: codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-')),
    hashes: new Set(codes.map(recoveryCodeHash)),
  };
}

/** @param code its sixteen letters without separators */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
