import { resourceNotFound } from '../errors.ts';
import type { Database } from './database.ts';
import type { Index, Table, TableDefinition } from './tableDefinition.ts';
import { describeTable } from './tableDefinition.ts';

interface CatalogRow {
  name: string;
  number: number;
  definition: string;
  timeToLive: string | null;
}

/** The existing tables. They change inside a group of writes, as items do. */
export class Catalog {
  readonly #database: Database;
  #tables = new Map<string, Table>();
  #changed = false;

  constructor(database: Database) {
    this.#database = database;
    this.#read();
  }

  /** Called when a change is on the disk. */
  settle(): void {
    this.#changed = false;
  }

  /** Reloads the tables from SQLite after the rollback of a write that may have changed them. */
  restore(): void {
    if (this.#changed) this.#read();
  }

  #read(): void {
    const rows = this.#database.prepare('SELECT * FROM catalog').all() as unknown as CatalogRow[];
    this.#tables = new Map(
      rows.map(({ name, number, definition, timeToLive }) => [
        name,
        describeTable(
          JSON.parse(definition) as TableDefinition,
          storageName(number),
          timeToLive ?? undefined,
        ),
      ]),
    );
  }

  /** @throws DynamoError ResourceNotFoundException */
  get(name: string): Table {
    const table = this.#tables.get(name);
    if (table === undefined) throw resourceNotFound();
    return table;
  }

  has(name: string): boolean {
    return this.#tables.has(name);
  }

  /** All tables, sorted by the bytes of their names as ListTables does. */
  all(): Table[] {
    return [...this.#tables.values()].sort((left, right) =>
      left.definition.TableName < right.definition.TableName ? -1 : 1,
    );
  }

  create(definition: TableDefinition): Table {
    const { next } = this.#database
      .prepare('SELECT COALESCE(MAX(number), 0) + 1 AS next FROM catalog')
      .get() as { next: number };
    const table = describeTable(definition, storageName(next));
    this.#database.run(
      `CREATE TABLE ${table.storage} (hash BLOB NOT NULL, range BLOB NOT NULL, item TEXT NOT NULL, ` +
        'size INTEGER NOT NULL, expires REAL, PRIMARY KEY (hash, range)) WITHOUT ROWID',
    );
    this.#database.run(
      `CREATE INDEX ${table.storage}_expires ON ${table.storage} (expires) WHERE expires IS NOT NULL`,
    );
    for (const index of table.indexes) this.createIndex(index);
    this.#database
      .prepare('INSERT INTO catalog (name, number, definition) VALUES (?, ?, ?)')
      .run(definition.TableName, next, JSON.stringify(definition));
    this.#changed = true;
    this.#tables.set(definition.TableName, table);
    return table;
  }

  /** Creates the empty table of an index; its key includes the table's key, because index keys may repeat. */
  createIndex(index: Index): void {
    this.#database.run(
      `CREATE TABLE ${index.storage} (hash BLOB NOT NULL, range BLOB NOT NULL, tableHash BLOB NOT NULL, ` +
        'tableRange BLOB NOT NULL, PRIMARY KEY (hash, range, tableHash, tableRange)) WITHOUT ROWID',
    );
  }

  dropIndex(index: Index): void {
    this.#database.run(`DROP TABLE ${index.storage}`);
  }

  drop(table: Table): void {
    for (const index of table.indexes) this.dropIndex(index);
    this.#database.run(`DROP TABLE ${table.storage}`);
    this.#database.prepare('DELETE FROM catalog WHERE name = ?').run(table.definition.TableName);
    this.#changed = true;
    this.#tables.delete(table.definition.TableName);
  }

  /** Replaces a definition or time-to-live attribute. */
  replace(table: Table, definition: TableDefinition, timeToLiveAttribute?: string): Table {
    const changed = describeTable(definition, table.storage, timeToLiveAttribute);
    this.#database
      .prepare('UPDATE catalog SET definition = ?, timeToLive = ? WHERE name = ?')
      .run(JSON.stringify(definition), timeToLiveAttribute ?? null, definition.TableName);
    this.#changed = true;
    this.#tables.set(definition.TableName, changed);
    return changed;
  }
}

export const storageName = (number: number) => `items_${String(number)}`;
