import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataPaths } from '../dataPaths.ts';
import { closeData, ownDataFolder } from './dataFolder.ts';
import { exclusiveLock } from './exclusiveLock.ts';

/** Another process works on the data folder. */
export class FolderInUse extends Error {}

const lockFile = (directory: string): string => path.join(directory, 'lock.sqlite');

/** Whether a host has ever worked on the folder. */
export const wasServed = (directory: string): boolean => existsSync(lockFile(directory));

/**
 * Locks the data folder for this process, and restricts its data to their owner.
 * @returns a function that releases it
 * @throws Error in one sentence if another process holds it, the folder is shared, or a restore into it broke off
 */
export function lockDirectory(directory: string): () => void {
  if (existsSync(dataPaths(directory).unfinishedRestore))
    throw new Error(`The restore into ${directory} has not ended: run it again.`);
  ownDataFolder(directory);
  const unlock = exclusiveLock(lockFile(directory));
  if (!unlock)
    throw new FolderInUse(
      `Another Rinkside already works on ${directory}: stop it, or choose another DATA_DIR.`,
    );
  closeData(directory);
  return unlock;
}

/** @throws Error in one sentence if another process works on the folder, whose files change meanwhile */
export function refuseServed(directory: string): void {
  const file = lockFile(directory);
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec('PRAGMA busy_timeout = 0; SELECT count(*) FROM sqlite_schema');
  } catch (cause) {
    throw new FolderInUse(`${directory} is in use: make a backup of it by npm run backup.`, { cause });
  } finally {
    database.close();
  }
}
