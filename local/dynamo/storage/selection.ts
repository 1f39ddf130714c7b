import type { Item } from '../values/attributeValue.ts';
import type { Database } from './database.ts';
import type { Index, Table } from './tableDefinition.ts';

export interface Bound {
  bytes: Buffer;
  inclusive: boolean;
}

/** The part of a table or index that a Query or Scan reads, in the order in which it reads. */
export interface Selection {
  table: Table;
  index?: Index;
  /** The partition; without it all of the table or index. */
  hash?: Buffer;
  lower?: Bound;
  upper?: Bound;
  /** The place after which to go on: sort key (after the partition key, if that is not given) and table key. */
  after?: Buffer[];
  forward: boolean;
}

/** An item with the bytes of the partition key under which it was found. */
export interface SelectedItem {
  hash: Uint8Array;
  item: Item;
}

/**
 * Reads the items of a selection one by one, as long as the caller goes on; what is read costs, not what is there:
 * both the bounds and the place to go on are answered by the table's own order in SQLite.
 */
export function* select(database: Database, selection: Selection): Generator<SelectedItem> {
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
  // The place to go on lies within the bounds, so it takes the place of the one it is nearer to: with both,
  // SQLite might start at the bound and read all that was already given.
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
  const source =
    index === undefined
      ? `${table.storage} AS place`
      : // CROSS JOIN keeps SQLite from turning the join round: the index leads.
        `${index.storage} AS place CROSS JOIN ${table.storage} AS found ` +
        'ON found.hash = place.tableHash AND found.range = place.tableRange';
  const sql =
    `SELECT place.hash AS hash, ${index === undefined ? 'place' : 'found'}.item AS item FROM ${source} ` +
    (conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')} `) +
    `ORDER BY ${position.map((column) => `${column} ${forward ? 'ASC' : 'DESC'}`).join(', ')}`;
  for (const row of database.prepare(sql).iterate(...values)) {
    const { hash: found, item } = row as unknown as { hash: Uint8Array; item: string };
    yield { hash: found, item: JSON.parse(item) as Item };
  }
}
