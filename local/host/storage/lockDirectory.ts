import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the data folder for this process alone. The lock is SQLite's, thus the system's: it ends with
 * the process, however that ends. Returns what gives it back.
 *
 * @throws Error in one sentence when another process holds it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(path.join(directory, 'lock.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new Error(`Another Rinkside already works on ${directory}: stop it, or choose another DATA_DIR.`);
  }
  return () => {
    database.close();
  };
}
