import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Bytes of text before they are handed on. */
const BLOCK = 256 * 1024;

/** The fields of a file's first line. */
export interface Header {
  readonly rinkside: 'transfer';
  readonly form: 1;
  /** Of the passphrase's key; null without secrets. */
  readonly salt: string | null;
}

/**
 * Writes the lines of a transfer file (NDJSON, gzip), readable by its owner only. It has its name once it is complete; its
 * last line is the SHA-256 of all before it.
 */
export class FileWriter {
  readonly #file: string;
  readonly #unfinished: string;
  readonly #gzip = createGzip();
  readonly #hash = createHash('sha256');
  readonly #written: Promise<void>;
  #block = '';

  /** @throws Error in one sentence if there is such a file */
  constructor(file: string) {
    if (existsSync(file)) throw new Error(`${file} exists: an export needs a new file.`);
    this.#file = file;
    this.#unfinished = `${file}.unfinished`;
    rmSync(this.#unfinished, { force: true });
    const output = createWriteStream(this.#unfinished, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = finished(this.#gzip.pipe(output));
    this.#written.catch(() => undefined);
  }

  async line(json: string): Promise<void> {
    this.#block += `${json}\n`;
    if (this.#block.length >= BLOCK) await this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    this.#gzip.end(`${JSON.stringify({ sha256: this.#hash.digest('hex') })}\n`);
    await this.#written;
    renameSync(this.#unfinished, this.#file);
  }

  discard(): void {
    this.#gzip.destroy();
    rmSync(this.#unfinished, { force: true });
  }

  async #flush(): Promise<void> {
    const block = Buffer.from(this.#block);
    this.#block = '';
    this.#hash.update(block);
    if (!this.#gzip.write(block)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }
}
