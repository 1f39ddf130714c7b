import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { databaseFile } from '../dynamo/storage/database.ts';
import { dataPaths } from '../host/dataPaths.ts';

/** Every item of the shared host in which a text stands, as JSON: the product itself never scans. */
export function storedItems(text: string): string[] {
  const file = path.join(dataPaths(inject('dataDirectory')).dynamo, databaseFile);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%item TEXT%'`)
      .all();
    return tables.flatMap(({ name }) =>
      database
        .prepare(`SELECT item FROM ${String(name)} WHERE instr(item, ?) > 0`)
        .all(text)
        .map(({ item }) => String(item)),
    );
  } finally {
    database.close();
  }
}
