import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startDynamo } from '../dynamo/server.ts';
import { startObjectStore } from '../objects/objectStore.ts';
import { exportPlace, type ExportOptions } from '../operator/transfer/exportPlace.ts';
import { checkFile } from '../operator/transfer/fileReader.ts';
import { importPlace } from '../operator/transfer/importPlace.ts';
import { scannedItems, type DataPlace } from '../operator/transfer/place.ts';
import type { StoredItem } from '../operator/transfer/storedItem.ts';
import { SecretStore } from '../secrets/secretStore.ts';

const BUCKETS = 200;

/** Makes places for tests of transfers: a table and a bucket each, reached by the SDK like those of a stack. */
export async function transferPlaces() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-transfer-'));
  const dynamo = await startDynamo({ port: 0 });
  const { credential: credentials } = dynamo;
  const buckets = Array.from({ length: BUCKETS }, (_, index) => `bucket-${String(index)}`);
  const store = await startObjectStore(path.join(folder, 'objects'), buckets, credentials);
  const names = ['pk', 'sk'] as const;
  let made = 0;
  const newPlace = async (items: readonly StoredItem[] = []): Promise<DataPlace> => {
    const number = String((made += 1));
    const tableName = `table-${number}`;
    const database = new DynamoDBClient({ endpoint: dynamo.url, region: 'eu-west-1', credentials });
    await database.send(
      new CreateTableCommand({
        TableName: tableName,
        AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: names.map((AttributeName, index) => ({
          AttributeName,
          KeyType: index === 0 ? 'HASH' : 'RANGE',
        })),
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
    for (const Item of items) await database.send(new PutItemCommand({ TableName: tableName, Item }));
    const shared = { region: 'eu-west-1', credentials, forcePathStyle: true };
    return {
      name: tableName,
      database,
      tableName,
      items: () => scannedItems(database, tableName),
      files: new S3Client({ endpoint: store.url, ...shared }),
      bucket: `bucket-${number}`,
      keys: new SecretStore(path.join(folder, 'secrets', number)),
    };
  };
  const newFile = () => path.join(folder, `file-${String((made += 1))}.gz`);
  const exported = async (place: DataPlace, options: Partial<ExportOptions> = {}) => {
    const file = newFile();
    await exportPlace(place, file, { now: new Date('2026-11-28T09:00:00Z'), ...options });
    return file;
  };
  const imported = async (place: DataPlace, file: string, passphrase = '') =>
    importPlace(place, await checkFile(file, async () => passphrase));
  const close = async () => {
    await store.close();
    await dynamo.close();
    rmSync(folder, { recursive: true });
  };
  return { newPlace, newFile, exported, imported, close };
}

export const linesOfTransfer = (file: string) => gunzipSync(readFileSync(file)).toString().trim().split('\n');
