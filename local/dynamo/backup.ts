import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { ownerOnlyFile } from '../access/ownerOnly.ts';
import { databaseFile } from './storage/database.ts';

/**
 * The copy must be one step: between steps SQLite restarts after a write, and under load would never finish.
 */
const allPages = 2 ** 31 - 1;

/**
 * Copies the data of a directory into another, as of one moment between two writes, even while a server runs
 * on it. A server can be started on the copy.
 * @param directory the directory in which a server keeps its data
 * @param to the copy's directory; created if missing, a copy in it is replaced
 * @throws Error if the directory has no database
 */
export async function backUpDynamo(directory: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const source = new DatabaseSync(join(directory, databaseFile), { readOnly: true });
  try {
    const copy = join(to, databaseFile);
    ownerOnlyFile(copy);
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
}
