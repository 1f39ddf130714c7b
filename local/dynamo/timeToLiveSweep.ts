import { currentTime } from '../clock.ts';
import type { Store } from './operations/operation.ts';
import type { GroupCommit } from './storage/groupCommit.ts';
import { writeItem } from './storage/items.ts';
import { keyOf } from './storage/keys.ts';
import { forgetTokens } from './storage/requestTokens.ts';
import type { Table } from './storage/tableDefinition.ts';
import type { AttributeItem } from './values/attributeValue.ts';

/** AWS keeps items that expired more than five years ago: it assumes that their time is a mistake. */
const oldestExpiry = 5 * 365 * 24 * 3600;
const deletedAtOnce = 500;

/**
 * Deletes expired items with their index entries, in batches so that other writes get their turn, and expired
 * request tokens.
 */
export async function sweepExpired(store: Store, commits: GroupCommit): Promise<void> {
  await commits.run(() => forgetTokens(store.database));
  for (const { definition } of store.catalog.all()) {
    let deleted: number;
    do {
      deleted = await commits.run(() =>
        store.catalog.has(definition.TableName)
          ? deleteExpired(store, store.catalog.get(definition.TableName))
          : 0,
      );
    } while (deleted === deletedAtOnce);
  }
}

function deleteExpired({ database }: Store, table: Table): number {
  if (table.timeToLiveAttribute === undefined) return 0;
  const now = Math.floor(currentTime().getTime() / 1000);
  const rows = database
    .prepare(
      `SELECT item FROM ${table.storage} WHERE expires IS NOT NULL AND expires <= ? AND expires > ? ` +
        `LIMIT ${String(deletedAtOnce)}`,
    )
    .all(now, now - oldestExpiry) as unknown as { item: string }[];
  for (const row of rows) {
    const item = JSON.parse(row.item) as AttributeItem;
    const key = keyOf(item, table.keys);
    if (key !== undefined) writeItem(database, table, key, item, undefined);
  }
  return rows.length;
}
