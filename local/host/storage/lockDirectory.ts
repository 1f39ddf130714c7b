import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ownerOnlyFile } from '../../access/ownerOnly.ts';
import { closeData, ownDataFolder } from './dataFolder.ts';

/**
 * Locks the data folder for this process, and restricts its data to their owner. The lock is SQLite's and
 * thus the system's: it ends with the process, even after a crash.
 * @returns a function that releases it
 * @throws Error in one sentence if another process holds it, or the folder is shared
 */
export function lockDirectory(directory: string): () => void {
  ownDataFolder(directory);
  const file = path.join(directory, 'lock.sqlite');
  ownerOnlyFile(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new Error(`Another Rinkside already works on ${directory}: stop it, or choose another DATA_DIR.`);
  }
  closeData(directory);
  return () => {
    database.close();
  };
}
