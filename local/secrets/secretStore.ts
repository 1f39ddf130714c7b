import { randomInt, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { currentTime } from '../clock.ts';
import { ownerOnlyFolder } from '../access/ownerOnly.ts';

export const secretFile = z.object({
  createdAt: z.string(),
  versionId: z.string(),
  current: z.string(),
  previous: z.optional(z.string()),
});

export type StoredSecret = z.output<typeof secretFile>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newSecret(length: number): StoredSecret {
  const current = Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return { createdAt: currentTime().toISOString(), versionId: randomUUID(), current };
}

/**
 * Secrets in one file each, readable by their owner only; generated on first use, as the template specifies.
 */
export class SecretStore {
  readonly #directory: string;

  constructor(directory: string) {
    ownerOnlyFolder(directory);
    this.#directory = directory;
  }

  /** Generates a secret of that many random letters and digits, unless it exists. */
  ensure(name: string, length: number): void {
    if (existsSync(this.#fileOf(name))) return;
    this.#write(name, newSecret(length));
  }

  /**
   * Generates a new value as long as the old one, which becomes the previous value or is removed at once.
   * @throws Error in one sentence if there is none of that name
   */
  rotate(name: string, { keepPrevious }: { keepPrevious: boolean }): void {
    const old = this.read(name);
    if (old === undefined) throw new Error(`There is no ${name} yet: it is made at the first start.`);
    const rotated = newSecret(old.current.length);
    this.#write(name, keepPrevious ? { ...rotated, previous: old.current } : rotated);
  }

  /** @returns undefined if there is none of that name */
  read(name: string): StoredSecret | undefined {
    const file = this.#fileOf(name);
    if (!existsSync(file)) return undefined;
    return secretFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  }

  /** The names of all that there are. */
  names(): string[] {
    return readdirSync(this.#directory)
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.basename(file, '.json'))
      .toSorted();
  }

  /** Stores a secret of another place, in place of one of that name. */
  take(name: string, secret: StoredSecret): void {
    this.#write(name, secret);
  }

  #fileOf(name: string): string {
    if (!/^[\w-]+$/.test(name)) return path.join(this.#directory, 'no-such-name');
    return path.join(this.#directory, `${name}.json`);
  }

  /** Written whole under another name first: a crash must not leave half a key. */
  #write(name: string, secret: StoredSecret): void {
    const file = this.#fileOf(name);
    const descriptor = openSync(`${file}.new`, 'w', 0o600);
    try {
      writeSync(descriptor, JSON.stringify(secret));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(`${file}.new`, file);
  }
}
