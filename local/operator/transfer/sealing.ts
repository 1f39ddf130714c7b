import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** 64 MB and about half a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LEAST_CHARACTERS = 12;

/** Encrypts texts to a passphrase (scrypt, AES-256-GCM), each under a nonce of its own. */
export class Sealing {
  readonly salt: string;
  readonly #key: Buffer;

  /** @throws Error in one sentence if the passphrase is too short */
  constructor(passphrase: string, salt = randomBytes(16).toString('base64')) {
    if (passphrase.length < LEAST_CHARACTERS)
      throw new Error(`The passphrase needs ${String(LEAST_CHARACTERS)} characters or more.`);
    this.salt = salt;
    this.#key = scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, COST);
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** @throws Error in one sentence if it was sealed with another passphrase, or changed since */
  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new Error('The passphrase is another one, or the file was changed.', { cause });
    }
  }
}
