import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import path from 'node:path';
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import { backUpAfresh } from '../../host/backup.ts';
import { reportStep } from '../../host/reportStep.ts';
import { ensureTables } from '../../host/storage/ensureTables.ts';
import type { DeployedTable } from '../../host/template/deployment.ts';
import { readVersionItem, refuseNewerData, storeVersionItem } from './dataVersionItem.ts';
import { migrateTable } from './migrateTable.ts';

/**
 * Makes the tables of a data folder ready for this release: missing ones are created, and older data is migrated after a
 * backup, which stays in the folder. If a migration broke off, the data is half migrated: it gets a backup of its own, for what an
 * older release wrote since, and the one from before the migration stays.
 * @throws Error in one sentence if a later release wrote the data, or has begun to migrate it
 */
export async function openTables(
  database: DynamoDBClient,
  tables: readonly DeployedTable[],
  directory: string,
): Promise<void> {
  const tableName = tables[0]?.definition.TableName ?? '';
  const table = { client: DynamoDBDocumentClient.from(database), tableName };
  const stored = await readVersionItem(table);
  if (stored) refuseNewerData(stored, directory);
  await ensureTables(database, tables);
  if (stored === null) await storeVersionItem(table, { version: DATA_VERSION, underWay: null }, DATA_VERSION);
  else if (stored.version < DATA_VERSION) {
    const name = `before-data-version-${String(DATA_VERSION)}${stored.underWay ? '-resumed' : ''}`;
    const backup = path.join(directory, name);
    await reportStep(`Backing up to ${backup}`, () => backUpAfresh(directory, backup));
    await reportStep(`Migrating the data to version ${String(DATA_VERSION)}`, () => migrateTable(table));
  }
}
