import { BatchWriteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import { DATA_VERSION_KEY } from '../../../functions/store/keys.ts';
import { secretFile } from '../../secrets/secretStore.ts';
import type { CheckedFile, Content } from './fileReader.ts';
import { beginOrContinue, endImport, storePosition } from './importPosition.ts';
import { differences, ItemCount, type Manifest, type MovedObject } from './manifest.ts';
import { staysBehind } from './movedItems.ts';
import type { DataPlace } from './place.ts';
import { textKey, type StoredItem } from './storedItem.ts';

/** Items after which the position is stored. */
const STEP = 1000;

/** DynamoDB takes so many in one call. */
const BATCH = 25;

/** Calls at the same time. */
const CALLS = 8;

/**
 * Writes what a file holds into an empty place, and compares what is there then with the manifest. A broken-off import goes
 * on when it is run again with the same file.
 * @throws Error in one sentence if a later release wrote the file, the place is not empty, or the result differs
 */
export async function importPlace(place: DataPlace, file: CheckedFile): Promise<Manifest['items']> {
  const { manifest, sha256 } = file;
  if (manifest.dataVersion > DATA_VERSION)
    throw new Error(
      `The file has data of version ${String(manifest.dataVersion)}, and this release knows versions up to ` +
        `${String(DATA_VERSION)}: import it with release ${manifest.release}.`,
    );
  const done = await beginOrContinue(place, sha256);
  const writing = new ItemWriter(place, sha256, done);
  let object: { readonly of: MovedObject; readonly bytes: Buffer[] } | null = null;
  const objects = new Map(manifest.objects.map((of) => [of.key, of]));
  for await (const content of file.contents()) {
    if ('bytes' in content) object?.bytes.push(content.bytes);
    else {
      await storeObject(place, object);
      const of = 'object' in content ? objects.get(content.object) : undefined;
      object = of ? { of, bytes: [] } : null;
      await storeContent(place, content, writing);
    }
  }
  await storeObject(place, object);
  await writing.end();
  const found = await countOf(place);
  const [difference] = differences(manifest.items, found);
  if (difference !== undefined)
    throw new Error(`The import differs from its file (${difference}): delete what is in ${place.name}.`);
  await storeVersion(place, manifest.dataVersion);
  await endImport(place);
  return found;
}

async function storeContent({ keys }: DataPlace, content: Content, writing: ItemWriter): Promise<void> {
  if ('item' in content) await writing.write(content.item);
  if ('key' in content) keys?.take(content.key, secretFile.parse(JSON.parse(content.value)));
}

async function storeObject(
  { files, bucket }: DataPlace,
  object: { readonly of: MovedObject; readonly bytes: readonly Buffer[] } | null,
): Promise<void> {
  if (object === null) return;
  const { key, contentType, contentDisposition, cacheControl } = object.of;
  await files.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: Buffer.concat(object.bytes),
      ContentType: contentType,
      ContentDisposition: contentDisposition,
      CacheControl: cacheControl,
    }),
  );
}

/** Writes items in steps of a thousand, from the position of an import that broke off. */
class ItemWriter {
  readonly #place: DataPlace;
  readonly #sha256: string;
  readonly #done: number;
  #read = 0;
  #step: StoredItem[] = [];

  constructor(place: DataPlace, sha256: string, done: number) {
    this.#place = place;
    this.#sha256 = sha256;
    this.#done = done;
  }

  async write(item: StoredItem): Promise<void> {
    this.#read += 1;
    if (this.#read <= this.#done) return;
    this.#step.push(item);
    if (this.#step.length === STEP) await this.end();
  }

  async end(): Promise<void> {
    await storePosition(this.#place, this.#sha256, this.#read - this.#step.length);
    const batches = Array.from({ length: Math.ceil(this.#step.length / BATCH) }, (_, index) =>
      this.#step.slice(index * BATCH, (index + 1) * BATCH),
    );
    const writeNext = async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) await putBatch(this.#place, batch);
    };
    await Promise.all(Array.from({ length: CALLS }, writeNext));
    this.#step = [];
  }
}

async function putBatch({ database, tableName }: DataPlace, items: readonly StoredItem[]): Promise<void> {
  let left = items.map((Item) => ({ PutRequest: { Item } }));
  for (let pause = 50; left.length > 0; pause = Math.min(pause * 2, 5_000)) {
    const { UnprocessedItems } = await database.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: left } }),
    );
    left = (UnprocessedItems?.[tableName] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item ? [{ PutRequest: { Item: PutRequest.Item } }] : [],
    );
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function countOf(place: DataPlace): Promise<Manifest['items']> {
  const count = new ItemCount();
  for await (const item of place.items()) if (!staysBehind(item)) count.add(item);
  return count.byType();
}

async function storeVersion({ database, tableName }: DataPlace, version: number): Promise<void> {
  const Item = { ...textKey(DATA_VERSION_KEY), type: { S: 'dataVersion' }, version: { N: String(version) } };
  await database.send(new PutItemCommand({ TableName: tableName, Item }));
}
