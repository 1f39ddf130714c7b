import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Migration } from '../../../functions/services/public/migrations/migration.ts';
import { MIGRATIONS } from '../../../functions/services/public/migrations/migrations.ts';
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import type { OperatedTable } from '../operatedTable.ts';
import { changeItem } from './changeItem.ts';
import { readVersionItem, refuseNewerData, storeVersionItem } from './dataVersionItem.ts';

export interface MigrationResult {
  readonly migration: Migration;
  /** Items that this run changed. */
  readonly changed: number;
}

interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /** Items read in one step. */
  readonly pageSize?: number;
}

const PAGE_SIZE = 1000;

/**
 * Brings a table's data to this release's version, one migration after the other, while functions may work on it. A run
 * after one that broke off reads from the beginning: an older release may have written meanwhile, and an item that is
 * changed already is not written again.
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
    const { to } = migration;
    await storeVersionItem(table, { version, underWay: { to } }, version);
    const changed = await changeItems(table, migration, pageSize);
    await storeVersionItem(table, { version: to, underWay: null }, version);
    results.push({ migration, changed });
    version = to;
  }
  return results;
}

async function changeItems(table: OperatedTable, { change }: Migration, pageSize: number): Promise<number> {
  let changed = 0;
  const { client, tableName: TableName } = table;
  for await (const { Items = [] } of paginateScan({ client, pageSize }, { TableName, ConsistentRead: true }))
    for (const item of Items) if (await changeItem(table, item, change)) changed += 1;
  return changed;
}
