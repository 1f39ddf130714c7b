import { DatabaseSync } from 'node:sqlite';
import { ownerOnlyFile } from '../../access/ownerOnly.ts';

/**
 * Locks a file for this process. The lock is SQLite's and thus the system's: it ends with the process, even after a crash.
 * @returns a function that releases it; null where another process holds it
 */
export function exclusiveLock(file: string): (() => void) | null {
  ownerOnlyFile(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    return null;
  }
  return () => {
    database.close();
  };
}
