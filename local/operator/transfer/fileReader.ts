import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { storedManifest, differences, ItemCount, type Manifest } from './manifest.ts';
import { Sealing } from './sealing.ts';
import { parsedLine, type StoredItem } from './storedItem.ts';

const item = z.custom<StoredItem>((value) => typeof value === 'object' && value !== null);
const header = z.object({ rinkside: z.literal('transfer'), form: z.int(), salt: z.nullable(z.string()) });

/** What a line holds, after the first. */
const line = z.union([
  z.object({ item }),
  z.object({ sealed: z.string() }),
  z.object({ object: z.string() }),
  z.object({ bytes: z.string() }),
  z.object({ manifest: storedManifest }),
  z.object({ sha256: z.string() }),
]);
const opened = z.union([z.object({ item }), z.object({ key: z.string(), value: z.string() })]);

export type Content =
  | { readonly item: StoredItem }
  /** A key of the data folder. */
  | { readonly key: string; readonly value: string }
  /** The key of an object whose bytes follow. */
  | { readonly object: string }
  | { readonly bytes: Buffer };

/** A file whose every byte has been checked. */
export interface CheckedFile {
  readonly manifest: Manifest;
  /** Names the file, for an import that goes on. */
  readonly sha256: string;
  contents(): AsyncGenerator<Content>;
}

const FORM = 1;

/**
 * Reads a transfer file once to its end: its hash, its counts, its objects, and that the passphrase opens its secrets.
 * @param passphrase called if it has secrets
 * @throws Error in one sentence if anything is missing or changed
 */
export async function checkFile(file: string, passphrase: () => Promise<string>): Promise<CheckedFile> {
  const damaged = (what: string) => new Error(`${file} is damaged: ${what}. Nothing was imported.`);
  const hash = createHash('sha256');
  const count = new ItemCount();
  const objects: { key: string; hash: ReturnType<typeof createHash>; bytes: number }[] = [];
  let sealing: Sealing | null = null;
  let manifest: Manifest | null = null;
  let first = true;
  let end: string | null = null;
  try {
    for await (const text of linesOf(file)) {
      if (end !== null) throw damaged('it goes on after its end');
      if (first) sealing = await sealingOf(text, file, passphrase);
      const read = first ? null : line.parse(parsedLine(text));
      first = false;
      if (read !== null && 'sha256' in read) {
        end = read.sha256;
        continue;
      }
      hash.update(`${text}\n`);
      if (read === null) continue;
      if ('manifest' in read) ({ manifest } = read);
      else {
        const content = contentOf(read, sealing);
        if ('item' in content) count.add(content.item);
        else if ('object' in content)
          objects.push({ key: content.object, hash: createHash('sha256'), bytes: 0 });
        else if ('bytes' in content) {
          const object = objects.at(-1);
          object?.hash.update(content.bytes);
          if (object) object.bytes += content.bytes.length;
        }
      }
    }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError || codeOf(error).startsWith('Z_'))
      throw damaged('it cannot be read to its end');
    throw error;
  }
  if (manifest === null || end === null) throw damaged('its end is missing');
  if (hash.digest('hex') !== end) throw damaged('its contents are not those that were written');
  const [difference] = differences(manifest.items, count.byType());
  if (difference !== undefined) throw damaged(difference);
  const found = objects.map(({ key, hash: of, bytes }) => `${key} ${String(bytes)} ${of.digest('hex')}`);
  if (found.join() !== manifest.objects.map((of) => `${of.key} ${String(of.bytes)} ${of.sha256}`).join())
    throw damaged('an object is not the one in its manifest');
  return { manifest, sha256: end, contents: () => contentsOf(file, sealing) };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function sealingOf(
  text: string,
  file: string,
  passphrase: () => Promise<string>,
): Promise<Sealing | null> {
  const read = header.safeParse(JSON.parse(text)).data;
  if (!read) throw new Error(`${file} is no export of Rinkside.`);
  if (read.form > FORM)
    throw new Error(`${file} was written by a later release of Rinkside: import it with that release.`);
  return read.salt === null ? null : new Sealing(await passphrase(), read.salt);
}

function contentOf(read: z.output<typeof line>, sealing: Sealing | null): Content {
  if ('bytes' in read) return { bytes: Buffer.from(read.bytes, 'base64') };
  if ('sealed' in read) return opened.parse(parsedLine(sealing?.open(read.sealed) ?? ''));
  if ('item' in read || 'object' in read) return read;
  throw new SyntaxError('The file has a line that holds nothing');
}

async function* contentsOf(file: string, sealing: Sealing | null): AsyncGenerator<Content> {
  let first = true;
  for await (const text of linesOf(file)) {
    const read = first ? null : line.parse(parsedLine(text));
    first = false;
    if (read !== null && !('manifest' in read) && !('sha256' in read)) yield contentOf(read, sealing);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  pipeline(createReadStream(file), unpacked, () => undefined);
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
