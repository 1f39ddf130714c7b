import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ownerOnlyFile } from '../../access/ownerOnly.ts';
import { closeData, ownDataFolder } from './dataFolder.ts';

/**
 * Takes the data folder for this process alone, and its data for their owner alone. The lock is SQLite's, thus the system's: it ends with
 * the process, however that ends. Returns what gives it back.
 *
 * @throws Error in one sentence when another process holds it, or it is no folder of its own
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
