import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { databaseFile } from '../dynamo/storage/database.ts';
import { dataPaths } from '../host/dataPaths.ts';

/** Every item of the shared host in which a text stands, as JSON: the product itself never scans. */
export const storedItems = (text: string): string[] =>
  inEachTable((database, table) =>
    database
      .prepare(`SELECT item FROM ${table} WHERE instr(item, ?) > 0`)
      .all(text)
      .map(({ item }) => String(item)),
  );

/** Deletes every item in which a text stands, as the table does once their time to live is over. */
export const expireStored = (text: string): number =>
  inEachTable((database, table) => [
    Number(database.prepare(`DELETE FROM ${table} WHERE instr(item, ?) > 0`).run(text).changes),
  ]).reduce((sum, deleted) => sum + deleted, 0);

function inEachTable<Result>(ask: (database: DatabaseSync, table: string) => Result[]): Result[] {
  const file = path.join(dataPaths(inject('dataDirectory')).dynamo, databaseFile);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return database
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%item TEXT%'`)
      .all()
      .flatMap(({ name }) => ask(database, String(name)));
  } finally {
    database.close();
  }
}
