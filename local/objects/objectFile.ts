import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import * as z from 'zod/mini';
import { currentTime } from '../clock.ts';

/** The metadata of an object, stored and returned with it. */
const attributes = z.object({
  contentType: z.optional(z.string()),
  contentDisposition: z.optional(z.string()),
  cacheControl: z.optional(z.string()),
});

const head = z.object({
  key: z.string(),
  bytes: z.number(),
  /** In quotes, as in S3. */
  etag: z.string(),
  /** UTC. */
  modifiedAt: z.string(),
  attributes,
});

export type ObjectAttributes = z.output<typeof attributes>;
export type ObjectHead = z.output<typeof head>;

/** S3 allows 2 KB of attributes and keys of 1,024 bytes; JSON may make both longer. */
const LONGEST_HEAD = 16 * 1024;

/** The bytes differ from the announced ones. */
export class WrongBytes extends Error {}

export interface Announced {
  readonly bytes: number;
  /** SHA-256 in hex, if it was announced. */
  readonly sha256?: string;
}

/** A fixed length, so that the head can be written before the bytes are known. */
const etagOf = (digest: string): string => `"${digest.slice(0, 32)}"`;

const lineOf = (of: ObjectHead): Buffer => Buffer.from(`${JSON.stringify(of)}\n`);

/**
 * Writes an object into a new file and waits for the disk: one line of JSON with its metadata, then its bytes
 * unchanged. With one file, a single rename makes the whole object visible.
 * @throws WrongBytes if the bytes or their number differ from the announced ones
 */
export async function writeObjectFile(
  file: string,
  what: { readonly key: string; readonly attributes: ObjectAttributes; readonly announced: Announced },
  source: AsyncIterable<Uint8Array>,
): Promise<ObjectHead> {
  const { key, announced } = what;
  const begun = { key, bytes: announced.bytes, modifiedAt: currentTime().toISOString() };
  const headWith = (etag: string): ObjectHead => ({ ...begun, etag, attributes: what.attributes });
  const line = lineOf(headWith(etagOf('0'.repeat(32))));
  if (line.length > LONGEST_HEAD) throw new WrongBytes('The key and what is kept with it are too long.');
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.write(line, 0, line.length, 0);
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of source) {
      if (written + chunk.length > announced.bytes) throw new WrongBytes('More bytes came than announced.');
      hash.update(chunk);
      await writeAll(handle, chunk, line.length + written);
      written += chunk.length;
    }
    if (written < announced.bytes) throw new WrongBytes('Fewer bytes came than announced.');
    const digest = hash.digest('hex');
    if (announced.sha256 !== undefined && announced.sha256 !== digest)
      throw new WrongBytes('Other bytes came than announced.');
    const known = headWith(etagOf(digest));
    await writeAll(handle, lineOf(known), 0);
    await handle.sync();
    return known;
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const left = bytes.length - written;
    written += (await handle.write(bytes, written, left, position + written)).bytesWritten;
  }
}

/** An open object file: its bytes do not change, even if its key is overwritten meanwhile. */
export class ObjectFile {
  readonly head: ObjectHead;
  readonly #handle: FileHandle;
  readonly #begins: number;

  private constructor(handle: FileHandle, of: ObjectHead, begins: number) {
    this.#handle = handle;
    this.head = of;
    this.#begins = begins;
  }

  /**
   * The caller closes it.
   * @throws the system's error if there is no such file (ENOENT), or a link in its place (ELOOP)
   */
  static async open(file: string): Promise<ObjectFile> {
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
      const end = buffer.subarray(0, bytesRead).indexOf('\n');
      if (end < 0) throw new Error(`${file} is no object: its first line does not say what it is.`);
      return new ObjectFile(handle, head.parse(JSON.parse(buffer.toString('utf8', 0, end))), end + 1);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** The bytes from `first` to `last`, both included. */
  async *stream(first = 0, last = this.head.bytes - 1): AsyncGenerator<Uint8Array> {
    const piece = 64 * 1024;
    for (let at = first; at <= last;) {
      const length = Math.min(piece, last - at + 1);
      const { buffer, bytesRead } = await this.#handle.read(
        Buffer.allocUnsafe(length),
        0,
        length,
        this.#begins + at,
      );
      if (bytesRead === 0) throw new Error(`The object ${this.head.key} is shorter than its file says.`);
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  async bytes(): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    for await (const part of this.stream()) parts.push(part);
    return Buffer.concat(parts);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
