import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import product from '../../../package.json' with { type: 'json' };
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import { MUSIC_PREFIX } from '../../../functions/services/entering/music/musicObjects.ts';
import { selectionOf, type CompetitionSelection } from './competitionSelection.ts';
import { FileWriter } from './fileWriter.ts';
import { refuseUnfinishedImport } from './importPosition.ts';
import { ItemCount, type Manifest, type MovedObject } from './manifest.ts';
import { hasSecret, isCounter, giveUpWaiting, staysBehind, withoutSecret } from './movedItems.ts';
import type { DataPlace } from './place.ts';
import type { Sealing } from './sealing.ts';
import { canonicalJson, storedKey, textKey, type StoredItem } from './storedItem.ts';

export interface ExportOptions {
  readonly now: Date;
  /** The id of the one competition to export. */
  readonly competition?: string | undefined;
  /** Takes secrets along. */
  readonly sealing?: Sealing | undefined;
}

/** Bytes of an object in one line. */
const PIECE = 48 * 1024;

/** What is moved; uploads that were never completed are not. */
const OBJECT_PREFIXES = ['documents/', 'images/', MUSIC_PREFIX];

const OBJECT_NAMES = /(?:documents|images)\/[\w./-]+/g;

/**
 * Writes what a place holds into a new file, its counters last (decision 0311). A table that is written to meanwhile is not read as of one
 * moment: a data folder is copied first, a deployed table restored to a moment (docs/operations.md).
 * @throws Error in one sentence if an import into the place has not ended, or there is no such competition
 */
export async function exportPlace(
  place: DataPlace,
  file: string,
  { now, competition, sealing }: ExportOptions,
): Promise<Manifest> {
  await refuseUnfinishedImport(place);
  const selection = competition === undefined ? null : await selectionOf(place.items(), competition);
  const writer = new FileWriter(file);
  try {
    await writer.line(JSON.stringify({ rinkside: 'transfer', form: 1, salt: sealing?.salt ?? null }));
    const written = new WrittenItems(writer, sealing, selection !== null);
    await writeItems(place, written, { now, selection });
    const isMoved = (key: string) =>
      competition === undefined ||
      written.objectNames.has(key) ||
      key.startsWith(`${MUSIC_PREFIX}${competition}/`);
    const objects = await writeObjects(place, writer, isMoved);
    await written.writeCounters(place);
    if (sealing) await writeKeys(place, writer, sealing);
    const manifest: Manifest = {
      release: product.version,
      dataVersion: DATA_VERSION,
      exportedAt: now.toISOString(),
      competition: competition ?? null,
      hasSecrets: sealing !== undefined,
      items: written.count.byType(),
      objects,
    };
    await writer.line(JSON.stringify({ manifest }));
    await writer.end();
    return manifest;
  } catch (error) {
    writer.discard();
    throw error;
  }
}

class WrittenItems {
  readonly count = new ItemCount();
  /** Names of objects in the items. */
  readonly objectNames = new Set<string>();
  readonly #counters: StoredItem[] = [];
  readonly #writer: FileWriter;
  readonly #sealing: Sealing | undefined;
  readonly #looksForObjects: boolean;

  constructor(writer: FileWriter, sealing: Sealing | undefined, looksForObjects: boolean) {
    this.#writer = writer;
    this.#sealing = sealing;
    this.#looksForObjects = looksForObjects;
  }

  async write(item: StoredItem): Promise<void> {
    if (isCounter(item)) this.#counters.push(item);
    else await this.#write(giveUpWaiting(item));
  }

  /** They are read again, so that none is behind a number that was read before it. */
  async writeCounters({ database, tableName }: DataPlace): Promise<void> {
    for (const counter of this.#counters) {
      const Key = textKey(storedKey(counter));
      const { Item } = await database.send(
        new GetItemCommand({ TableName: tableName, Key, ConsistentRead: true }),
      );
      await this.#write(Item ?? counter);
    }
  }

  async #write(item: StoredItem): Promise<void> {
    const moved = this.#sealing ? item : withoutSecret(item);
    if (moved === null) return;
    const json = canonicalJson(moved);
    this.count.add(moved, json);
    if (this.#looksForObjects) for (const [name] of json.matchAll(OBJECT_NAMES)) this.objectNames.add(name);
    const line = `{"item":${json}}`;
    await this.#writer.line(
      this.#sealing && hasSecret(moved) ? JSON.stringify({ sealed: this.#sealing.seal(line) }) : line,
    );
  }
}

async function writeItems(
  place: DataPlace,
  written: WrittenItems,
  { now, selection }: { readonly now: Date; readonly selection: CompetitionSelection | null },
): Promise<void> {
  const seconds = now.getTime() / 1000;
  for await (const item of place.items()) {
    const isOver = Number(item['expiresAt']?.N ?? Infinity) <= seconds;
    const taken = isOver || staysBehind(item) ? null : selection ? selection.taken(item) : item;
    if (taken !== null) await written.write(taken);
  }
}

async function writeObjects(
  { files, bucket }: DataPlace,
  writer: FileWriter,
  isMoved: (key: string) => boolean,
): Promise<MovedObject[]> {
  const objects: MovedObject[] = [];
  for (const Prefix of OBJECT_PREFIXES)
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: files },
      { Bucket: bucket, Prefix },
    ))
      for (const { Key } of Contents)
        if (Key !== undefined && isMoved(Key))
          objects.push(await writeObject({ files, bucket }, writer, Key));
  return objects;
}

async function writeObject(
  { files, bucket }: Pick<DataPlace, 'files' | 'bucket'>,
  writer: FileWriter,
  key: string,
): Promise<MovedObject> {
  const got = await files.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const bytes = Buffer.from((await got.Body?.transformToByteArray()) ?? []);
  await writer.line(JSON.stringify({ object: key }));
  for (let at = 0; at < bytes.length; at += PIECE)
    await writer.line(JSON.stringify({ bytes: bytes.subarray(at, at + PIECE).toString('base64') }));
  const {
    ContentType: contentType,
    ContentDisposition: contentDisposition,
    CacheControl: cacheControl,
  } = got;
  return {
    key,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(contentType !== undefined && { contentType }),
    ...(contentDisposition !== undefined && { contentDisposition }),
    ...(cacheControl !== undefined && { cacheControl }),
  };
}

/** The keys of a data folder: without that of second factors nobody's authenticator app works. */
async function writeKeys({ keys }: DataPlace, writer: FileWriter, sealing: Sealing): Promise<void> {
  for (const name of keys?.names() ?? []) {
    const value = JSON.stringify(keys?.read(name));
    await writer.line(JSON.stringify({ sealed: sealing.seal(JSON.stringify({ key: name, value })) }));
  }
}
