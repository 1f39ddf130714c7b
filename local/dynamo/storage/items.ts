import type { AttributeItem } from '../values/attributeValue.ts';
import { attribute } from '../values/attributeValue.ts';
import { itemSize } from '../values/itemSize.ts';
import type { Database } from './database.ts';
import type { KeyBytes } from './keys.ts';
import { keyOf } from './keys.ts';
import type { Index, Table } from './tableDefinition.ts';

const empty = new Uint8Array();

/** The item of a key with its size in bytes, as it was measured when it was written; undefined for no item. */
export function readSizedItem(
  database: Database,
  table: Table,
  key: KeyBytes,
): { readonly item: AttributeItem; readonly size: number } | undefined {
  const row = database
    .prepare(`SELECT item, size FROM ${table.storage} WHERE hash = ? AND range = ?`)
    .get(key.hash, key.range) as { item: string; size: number } | undefined;
  return row && { item: JSON.parse(row.item) as AttributeItem, size: row.size };
}

/** The item of a key, if it exists. */
export function readItem(database: Database, table: Table, key: KeyBytes): AttributeItem | undefined {
  return readSizedItem(database, table, key)?.item;
}

/**
 * Replaces the old item (or deletes it, if there is no new one) and its index entries. It runs inside the
 * transaction of the group of writes, so that the item and its entries always match.
 * @param old the key's present item, from {@link readItem} in the same transaction
 */
export function writeItem(
  database: Database,
  table: Table,
  key: KeyBytes,
  old: AttributeItem | undefined,
  item: AttributeItem | undefined,
): void {
  if (item !== undefined) {
    database
      .prepare(
        `INSERT INTO ${table.storage} (hash, range, item, size, expires) VALUES (?, ?, ?, ?, ?) ` +
          'ON CONFLICT DO UPDATE SET item = excluded.item, size = excluded.size, expires = excluded.expires',
      )
      .run(key.hash, key.range, JSON.stringify(item), itemSize(item), expiryOf(item, table));
  } else if (old !== undefined) {
    database.prepare(`DELETE FROM ${table.storage} WHERE hash = ? AND range = ?`).run(key.hash, key.range);
  }
  const primary = item ?? old ?? {};
  database.written.push({ key: pickKeys(primary, table), old, item });
  for (const index of table.indexes) {
    const before = old === undefined ? undefined : keyOf(old, index.keys);
    const after = item === undefined ? undefined : keyOf(item, index.keys);
    if (before !== undefined && after !== undefined && sameKey(before, after)) continue;
    if (before !== undefined) deleteEntry(database, index, before, key);
    if (after !== undefined) insertEntry(database, index, after, key);
  }
}

const pickKeys = (item: AttributeItem, table: Table): AttributeItem =>
  Object.fromEntries(
    table.keys.flatMap(({ name }) => {
      const value = attribute(item, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** Adds an item's entry to an index; also fills an index that is added to a table later. */
export function insertEntry(database: Database, index: Index, entry: KeyBytes, key: KeyBytes): void {
  database
    .prepare(`INSERT INTO ${index.storage} (hash, range, tableHash, tableRange) VALUES (?, ?, ?, ?)`)
    .run(entry.hash, entry.range, key.hash, key.range);
}

function deleteEntry(database: Database, index: Index, entry: KeyBytes, key: KeyBytes): void {
  database
    .prepare(`DELETE FROM ${index.storage} WHERE hash = ? AND range = ? AND tableHash = ? AND tableRange = ?`)
    .run(entry.hash, entry.range, key.hash, key.range);
}

const sameKey = (left: KeyBytes, right: KeyBytes) =>
  left.hash.equals(right.hash) && left.range.equals(right.range);

/** An item's expiry in seconds since 1970; undefined if the table's attribute for it is no number. */
export function expiryOf(item: AttributeItem, table: Table): number | null {
  const name = table.timeToLiveAttribute;
  const text = name === undefined ? undefined : attribute(item, name)?.N;
  return text === undefined ? null : Number(text);
}

interface StoredRow {
  hash: Uint8Array;
  range: Uint8Array;
  item: string;
}

/** All items of a table with their keys, read in batches so that they may change meanwhile. */
export function* eachItem(
  database: Database,
  table: Table,
): Generator<{ key: KeyBytes; item: AttributeItem }> {
  const piece = database.prepare(
    `SELECT hash, range, item FROM ${table.storage} WHERE (hash, range) > (?, ?) ` +
      'ORDER BY hash, range LIMIT 500',
  );
  let last: [Uint8Array, Uint8Array] = [empty, empty];
  for (;;) {
    const rows = piece.all(...last) as unknown as StoredRow[];
    for (const row of rows) {
      last = [row.hash, row.range];
      yield {
        key: { hash: Buffer.from(row.hash), range: Buffer.from(row.range) },
        item: JSON.parse(row.item) as AttributeItem,
      };
    }
    if (rows.length === 0) return;
  }
}
