import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { open, readdir, rename, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../access/signature.ts';
import { ownerOnlyFolder } from '../access/ownerOnly.ts';
import {
  ObjectFile,
  writeObjectFile,
  type Announced,
  type ObjectAttributes,
  type ObjectHead,
} from './objectFile.ts';

export class NoSuchBucket extends Error {}

/** The source object has changed before its copy. */
export class ObjectChanged extends Error {}

/** An unfinished file; after a crash the next start removes it. */
const UNFINISHED = 'new.';

/** System error codes for a name without an object's file. */
const NO_OBJECT: ReadonlySet<unknown> = new Set(['ENOENT', 'EISDIR', 'ELOOP']);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The part of a key before its first slash, if it is plain letters: a listing reads only files with it. */
const group = (key: string): string => /^([a-z]{1,32})\//.exec(key)?.[1] ?? 'other';

/** Whether a file of a bucket's folder is a finished object. */
export const isObjectFile = (name: string): boolean => /^[a-z]+-[0-9a-f]{64}$/.test(name);

/**
 * The name of a key's file. It is a hash, because a key may contain anything (`..`, slashes, a NUL, 1,024
 * bytes) and two keys may differ only in case; file names may not.
 */
export const fileNameOf = (key: string): string => `${group(key)}-${sha256(key)}`;

/**
 * Buckets as folders, objects as files in them. An object appears under its key, or replaces another, in one
 * step, and is on the disk when the promise resolves; a reader sees the whole old object or the whole new
 * one. Only one process may write: its lock is the data folder's.
 */
export class ObjectFiles {
  readonly #folders: ReadonlyMap<string, string>;
  /** False fails every write as a full disk does, for tests. */
  hasRoom = true;

  /** Creates the buckets' folders, and removes unfinished files that a crash left in them. */
  constructor(directory: string, buckets: readonly string[]) {
    this.#folders = new Map(buckets.map((bucket) => [bucket, path.join(directory, bucket)]));
    for (const folder of this.#folders.values()) {
      ownerOnlyFolder(folder);
      for (const name of readdirSync(folder))
        if (name.startsWith(UNFINISHED)) rmSync(path.join(folder, name), { force: true });
    }
  }

  has(bucket: string): boolean {
    return this.#folders.has(bucket);
  }

  /**
   * @throws WrongBytes if the bytes differ from the announced ones, and any error of the source; the key's
   *   previous object then remains
   */
  async put(
    bucket: string,
    what: { readonly key: string; readonly attributes: ObjectAttributes; readonly announced: Announced },
    source: AsyncIterable<Uint8Array>,
  ): Promise<ObjectHead> {
    const folder = this.#folder(bucket);
    if (!this.hasRoom) throw Object.assign(new Error('There is no room left'), { code: 'ENOSPC' });
    const unfinished = path.join(folder, UNFINISHED + randomUUID());
    try {
      const head = await writeObjectFile(unfinished, what, source);
      await rename(unfinished, path.join(folder, fileNameOf(what.key)));
      await flushFolder(folder);
      return head;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** The caller closes it. @returns undefined if the key has no object */
  async open(bucket: string, key: string): Promise<ObjectFile | undefined> {
    return openIfThere(path.join(this.#folder(bucket), fileNameOf(key)));
  }

  /**
   * @param ifMatch the tag that the source must have
   * @param attributes replace the source's own
   * @returns undefined if the key `from` has no object
   * @throws ChangedMeanwhile
   */
  async copy(
    from: { readonly bucket: string; readonly key: string; readonly ifMatch?: string | undefined },
    to: { readonly bucket: string; readonly key: string; readonly attributes?: ObjectAttributes | undefined },
  ): Promise<ObjectHead | undefined> {
    const source = await this.open(from.bucket, from.key);
    if (source === undefined) return undefined;
    try {
      const { bytes, etag, attributes } = source.head;
      if (from.ifMatch !== undefined && from.ifMatch !== etag) throw new ObjectChanged(from.key);
      const what = { key: to.key, attributes: to.attributes ?? attributes, announced: { bytes } };
      return await this.put(to.bucket, what, source.stream());
    } finally {
      await source.close();
    }
  }

  /** Does nothing if the key has no object, as in S3. */
  async remove(bucket: string, key: string): Promise<void> {
    const folder = this.#folder(bucket);
    try {
      await unlink(path.join(folder, fileNameOf(key)));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
      return;
    }
    await flushFolder(folder);
  }

  /** The objects whose keys begin with `prefix`, in the order of their keys' bytes. */
  async list(bucket: string, prefix: string): Promise<ObjectHead[]> {
    const folder = this.#folder(bucket);
    const begins = prefix.includes('/') ? `${group(prefix)}-` : '';
    const files = (await readdir(folder)).filter((name) => isObjectFile(name) && name.startsWith(begins));
    const heads: ObjectHead[] = [];
    for (const name of files) {
      const object = await openIfThere(path.join(folder, name));
      if (object?.head.key.startsWith(prefix)) heads.push(object.head);
      await object?.close();
    }
    return heads.sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
  }

  #folder(bucket: string): string {
    const folder = this.#folders.get(bucket);
    if (folder === undefined) throw new NoSuchBucket(bucket);
    return folder;
  }
}

async function openIfThere(file: string): Promise<ObjectFile | undefined> {
  try {
    return await ObjectFile.open(file);
  } catch (error) {
    if (NO_OBJECT.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** Until its folder is flushed, a new name may be lost in a power cut. Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
