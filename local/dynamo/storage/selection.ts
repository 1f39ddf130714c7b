import type { AttributeItem } from '../values/attributeValue.ts';
import type { Database } from './database.ts';
import type { Index, Table } from './tableDefinition.ts';

export interface Bound {
  bytes: Buffer;
  inclusive: boolean;
}

/** The part of a table or index that a Query or Scan reads, in reading order. */
export interface ItemSelection {
  table: Table;
  index?: Index;
  /** The partition; by default the whole table or index. */
  hash?: Buffer;
  lower?: Bound;
  upper?: Bound;
  /**
   * The start after which to read: sort key (after the partition key, if that is not given) and table key.
   */
  after?: Buffer[];
  forward: boolean;
}

/** An item with the bytes of its partition key. */
export interface SelectedItem {
  hash: Uint8Array;
  item: AttributeItem;
  /** Of the whole item, in bytes. */
  size: number;
}

/**
 * Reads the items of a selection one by one, as long as the caller continues. The cost depends on the items
 * read, not stored: SQLite finds the bounds and the start by the order of its table.
 */
export function* select(database: Database, selection: ItemSelection): Generator<SelectedItem> {
  const { table, index, hash, lower, upper, after, forward } = selection;
  const columns = index === undefined ? ['hash', 'range'] : ['hash', 'range', 'tableHash', 'tableRange'];
  const position = (hash === undefined ? columns : columns.slice(1)).map((column) => `place.${column}`);
  const conditions: string[] = [];
  const values: Buffer[] = [];
  const where = (condition: string, ...bytes: Buffer[]) => {
    conditions.push(condition);
    values.push(...bytes);
  };
  if (hash !== undefined) where('place.hash = ?', hash);
  // The start lies within the bounds, so it replaces the bound on its side: with both, SQLite might begin at
  // the bound and read all earlier pages again.
  if (lower !== undefined && !(forward && after !== undefined)) {
    where(`place.range ${lower.inclusive ? '>=' : '>'} ?`, lower.bytes);
  }
  if (upper !== undefined && !(!forward && after !== undefined)) {
    where(`place.range ${upper.inclusive ? '<=' : '<'} ?`, upper.bytes);
  }
  if (after !== undefined) {
    const marks = after.map(() => '?').join(', ');
    where(`(${position.join(', ')}) ${forward ? '>' : '<'} (${marks})`, ...after);
  }
  const stored = index === undefined ? 'place' : 'found';
  const source =
    index === undefined
      ? `${table.storage} AS place`
      : // CROSS JOIN keeps SQLite from reversing the join: the index must lead.
        `${index.storage} AS place CROSS JOIN ${table.storage} AS found ` +
        'ON found.hash = place.tableHash AND found.range = place.tableRange';
  const sql =
    `SELECT place.hash AS hash, ${stored}.item AS item, ${stored}.size AS size FROM ${source} ` +
    (conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')} `) +
    `ORDER BY ${position.map((column) => `${column} ${forward ? 'ASC' : 'DESC'}`).join(', ')}`;
  for (const row of database.prepare(sql).iterate(...values)) {
    const { hash: found, item, size } = row as unknown as { hash: Uint8Array; item: string; size: number };
    yield { hash: found, item: JSON.parse(item) as AttributeItem, size };
  }
}
