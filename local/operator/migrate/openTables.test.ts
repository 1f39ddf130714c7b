import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import { DATA_VERSION_KEY } from '../../../functions/store/keys.ts';
import { itemTexts } from '../../dynamo/itemTexts.ts';
import { startDynamo, type RunningDynamo } from '../../dynamo/server.ts';
import { dataPaths } from '../../host/dataPaths.ts';
import { synthesizedTemplates } from '../../host/synthesis.ts';
import type { DeployedTable } from '../../host/template/deployment.ts';
import { readDeployment } from '../../host/template/readDeployment.ts';
import { openTables } from './openTables.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-versions-'));
let dynamo: RunningDynamo;
let client: DynamoDBDocumentClient;
let tables: readonly DeployedTable[];

beforeAll(async () => {
  dynamo = await startDynamo({ port: 0, directory: dataPaths(directory).dynamo });
  const own = new DynamoDBClient({ endpoint: dynamo.url, region: 'local', credentials: dynamo.credential });
  client = DynamoDBDocumentClient.from(own);
  ({ tables } = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '../../..'))));
});
afterAll(async () => {
  await dynamo.close();
  rmSync(directory, { recursive: true });
});

const open = () => openTables(client, tables, directory);
const tableName = () => tables[0]?.definition.TableName;
const BACKUP = `before-data-version-${String(DATA_VERSION)}`;
const backups = () => readdirSync(directory).filter((name) => name.startsWith('before-'));
const put = (Item: object) => client.send(new PutCommand({ TableName: tableName(), Item: { ...Item } }));
const storeVersion = (version: number, underWay: { readonly to: number } | null = null) =>
  put({ ...DATA_VERSION_KEY, version, underWay });
const entry = (id: string) => ({ pk: `ENTRY#${id}`, sk: 'HISTORY#1' });
/** The entries in a backup. */
const entriesIn = (backup: string) =>
  Array.from(itemTexts(dataPaths(path.join(directory, backup)).dynamo, tableName() ?? ''), (text) =>
    text.match(/ENTRY#(\w+)/)?.slice(1),
  )
    .flatMap((ids) => ids ?? [])
    .toSorted();
const storedVersion = async () =>
  (await client.send(new GetCommand({ TableName: tableName(), Key: DATA_VERSION_KEY }))).Item?.['version'];

it('gives new tables this release’s version, without a backup', async () => {
  await open();
  expect(await storedVersion()).toBe(DATA_VERSION);
  await open();
  expect(backups()).toEqual([]);
});

it('migrates the data of an earlier release after a backup of it', async () => {
  await storeVersion(DATA_VERSION - 1);
  await open();
  expect(await storedVersion()).toBe(DATA_VERSION);
  expect(backups()).toEqual([BACKUP]);
  expect(existsSync(dataPaths(path.join(directory, backups()[0] ?? '')).dynamo)).toBe(true);
});

it('makes its backup afresh where an older release went on with the data', async () => {
  await storeVersion(DATA_VERSION - 1);
  await put(entry('late'));
  await open();
  expect(entriesIn(BACKUP)).toEqual(['late']);
});

it('keeps the backup of before a migration that broke off, and adds one of what it finds', async () => {
  await storeVersion(DATA_VERSION - 1, { to: DATA_VERSION });
  await put(entry('later'));
  await open();
  expect(backups()).toEqual([BACKUP, `${BACKUP}-resumed`]);
  expect([entriesIn(BACKUP), entriesIn(`${BACKUP}-resumed`)]).toEqual([['late'], ['late', 'later']]);
});

it('refuses the data of a later release, and changes nothing', async () => {
  await storeVersion(DATA_VERSION + 1);
  await expect(open()).rejects.toThrow(
    `The data in ${directory} has version ${String(DATA_VERSION + 1)}, and this release of Rinkside knows`,
  );
  expect(await storedVersion()).toBe(DATA_VERSION + 1);
});

it('does not take the place of a backup on which a host has run since', async () => {
  await storeVersion(DATA_VERSION - 1);
  const lock = path.join(directory, BACKUP, 'lock.sqlite');
  writeFileSync(lock, '');
  await expect(open()).rejects.toThrow('move it elsewhere, and start again');
  expect(entriesIn(BACKUP)).toEqual(['late']);
  rmSync(lock);
  await open();
  expect(entriesIn(BACKUP)).toEqual(['late', 'later']);
});
