import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Credential } from '../../access/credential.ts';
import { itemTexts } from '../../dynamo/itemTexts.ts';
import { startDynamo } from '../../dynamo/server.ts';
import { backUp, refuseMissingData } from '../../host/backup.ts';
import { dataPaths } from '../../host/dataPaths.ts';
import { announcedEndpoints } from '../../host/endpoints.ts';
import { lockDirectory } from '../../host/storage/lockDirectory.ts';
import { synthesizedTemplates } from '../../host/synthesis.ts';
import { localName, REGION } from '../../host/template/intrinsics.ts';
import { readDeployment } from '../../host/template/readDeployment.ts';
import { startObjectStore } from '../../objects/objectStore.ts';
import { SecretStore } from '../../secrets/secretStore.ts';
import { unlessLocked } from '../embeddedTable.ts';
import { openTables } from '../migrate/openTables.ts';
import { scannedItems, type DataPlace } from './place.ts';
import { storedItemOf, type StoredItem } from './storedItem.ts';

type Work<Result> = (place: DataPlace) => Promise<Result>;

const COPY = /^export-[\da-f-]{36}$/;

/**
 * Works on a copy of a data folder, made as of one moment whether it is served or not, and deletes the copy, with those of
 * exports that were killed. It has keys and mails, so it stays inside the folder.
 */
export async function withCopy<Result>(directory: string, work: Work<Result>): Promise<Result> {
  refuseMissingData(directory);
  deleteLeftCopies(directory);
  const folder = path.join(directory, `export-${randomUUID()}`);
  const unlock = lockDirectory(folder);
  try {
    const copy = path.join(folder, 'copy');
    await backUp(directory, copy);
    return await withStores(copy, directory, (place) =>
      work({ ...place, items: () => copiedItems(copy, place.tableName) }),
    );
  } finally {
    unlock();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An export locks its copy until it ends, by whatever cause. */
function deleteLeftCopies(directory: string): void {
  for (const name of readdirSync(directory).filter((one) => COPY.test(one))) {
    const left = path.join(directory, name);
    const unlock = unlessLocked(left);
    if (unlock === null) continue;
    unlock();
    rmSync(left, { recursive: true });
  }
}

function* copiedItems(copy: string, tableName: string): Generator<StoredItem> {
  for (const text of itemTexts(dataPaths(copy).dynamo, tableName)) yield storedItemOf(text);
}

/** Works on a data folder: through the host that serves it, or, without one, on stores started for this. */
export async function withDataFolder<Result>(directory: string, work: Work<Result>): Promise<Result> {
  const unlock = unlessLocked(directory);
  if (unlock === null) {
    const { dynamo, objects, credential } = announcedEndpoints(directory);
    const database = new DynamoDBClient({ ...localClient(credential), endpoint: dynamo });
    return work(placeAt(database, clientOfFiles(objects, credential), directory, directory));
  }
  try {
    return await withStores(directory, directory, async (place) => {
      const { tables } = readDeployment(await synthesizedTemplates(ROOT));
      await openTables(place.database, tables, directory);
      return work(place);
    });
  } finally {
    unlock();
  }
}

const ROOT = path.join(import.meta.dirname, '../../..');

async function withStores<Result>(directory: string, name: string, work: Work<Result>): Promise<Result> {
  const paths = dataPaths(directory);
  const { buckets } = readDeployment(await synthesizedTemplates(ROOT));
  const dynamo = await startDynamo({ port: 0, directory: paths.dynamo });
  try {
    const store = await startObjectStore(paths.objects, buckets, dynamo.credential);
    try {
      const { credential, inProcess } = dynamo;
      const database = new DynamoDBClient({ ...localClient(credential), ...inProcess });
      return await work(placeAt(database, clientOfFiles(store.url, credential), directory, name));
    } finally {
      await store.close();
    }
  } finally {
    await dynamo.close();
  }
}

const localClient = (credentials: Credential) => ({ region: REGION, credentials });

const clientOfFiles = (endpoint: string, credential: Credential) =>
  new S3Client({ ...localClient(credential), endpoint, forcePathStyle: true });

function placeAt(database: DynamoDBClient, files: S3Client, directory: string, name: string): DataPlace {
  const tableName = localName('Table');
  return {
    name,
    database,
    tableName,
    items: () => scannedItems(database, tableName),
    files,
    bucket: localName('ImageBucket'),
    keys: new SecretStore(dataPaths(directory).secrets),
  };
}
