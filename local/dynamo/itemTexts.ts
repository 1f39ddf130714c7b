import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from './storage/database.ts';
import { storageName } from './storage/catalog.ts';

/** Every item of a table in a directory that no server changes, as the JSON in which it is stored. */
export function* itemTexts(directory: string, tableName: string): Generator<string> {
  const database = new DatabaseSync(join(directory, databaseFile), { readOnly: true });
  try {
    const row = database.prepare('SELECT number FROM catalog WHERE name = ?').get(tableName);
    if (row === undefined) return;
    const items = `SELECT item FROM ${storageName(Number(row['number']))} ORDER BY hash, range`;
    for (const { item } of database.prepare(items).iterate()) yield String(item);
  } finally {
    database.close();
  }
}
