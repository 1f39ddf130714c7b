import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Migration } from '../../../functions/services/public/migrations/migration.ts';
import { MIGRATIONS } from '../../../functions/services/public/migrations/migrations.ts';
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import type { OperatedTable } from '../operatedTable.ts';
import { changeItem } from './changeItem.ts';
import {
  readVersionItem,
  refuseNewerData,
  storeVersionItem,
  type DataVersionItem,
} from './dataVersionItem.ts';

export interface MigrationResult {
  readonly migration: Migration;
  /** Items that it changed, those of a run that broke off included. */
  readonly changed: number;
}

interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /** Items read in one step, after which the position is stored. */
  readonly pageSize?: number;
}

const PAGE_SIZE = 1000;

const position = z.record(z.string(), z.string());

/**
 * Brings a table's data to this release's version, one migration after the other, while functions may work on it. A run
 * that broke off goes on after its last page.
 * @throws Error in one sentence if a later release wrote the data, or another command migrates it
 */
export async function migrateTable(
  table: OperatedTable,
  { migrations = MIGRATIONS, pageSize = PAGE_SIZE }: MigrateOptions = {},
): Promise<MigrationResult[]> {
  const stored = await readVersionItem(table);
  if (stored === null) throw new Error(`There is no table ${table.tableName}.`);
  refuseNewerData(stored, table.tableName);
  const results: MigrationResult[] = [];
  let { version } = stored;
  for (const migration of migrations.filter(({ to }) => to > version && to <= DATA_VERSION)) {
    const begun = stored.underWay?.to === migration.to ? stored.underWay : null;
    const changed = await run(table, migration, { version, underWay: begun }, pageSize);
    results.push({ migration, changed });
    version = migration.to;
  }
  return results;
}

async function run(
  table: OperatedTable,
  migration: Migration,
  { version, underWay }: DataVersionItem,
  pageSize: number,
): Promise<number> {
  const { to, change } = migration;
  let after = underWay?.after ?? null;
  let changed = underWay?.changed ?? 0;
  for (;;) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new ScanCommand({
        TableName: table.tableName,
        ConsistentRead: true,
        Limit: pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    for (const item of Items) if (await changeItem(table, item, change)) changed += 1;
    if (LastEvaluatedKey === undefined) break;
    after = position.parse(LastEvaluatedKey);
    await storeVersionItem(table, { version, underWay: { to, after, changed } }, version);
  }
  await storeVersionItem(table, { version: to, underWay: null }, version);
  return changed;
}
