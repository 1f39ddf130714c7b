import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { ownerOnlyFile } from '../access/ownerOnly.ts';
import { databaseFile } from './storage/database.ts';

/** In one piece: after each piece SQLite would begin anew if a server has written, and under load never end. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the data of a directory into another one, as of one moment between two writes, also while a server runs
 * on it. A server can be started on the copy.
 * @param directory the directory a server keeps its data in
 * @param to where the copy goes; made if it is not there, a copy in it is replaced
 * @throws Error when the directory has no database
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
