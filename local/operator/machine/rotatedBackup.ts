import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { ownerOnlyFolder } from '../../access/ownerOnly.ts';
import { databaseFile } from '../../dynamo/storage/database.ts';
import { backUp } from '../../host/backup.ts';
import { dataPaths } from '../../host/dataPaths.ts';
import { backupName, expiredBackups } from './rotation.ts';

const UNFINISHED = '.unfinished';

/** Of a database's pages; below it, the copy would cost more than the room it frees. */
const WORTHWHILE_SHARE = 1 / 4;

interface RotatedBackup {
  readonly target: string;
  /** The names of the backups that were deleted. */
  readonly expired: readonly string[];
}

/**
 * Makes a backup named by its time in the folder `to`, and deletes those that are no longer needed. A backup is
 * complete or not there: what fails goes at once, since it may have filled the disk that the data are on, and what was
 * killed goes with the next one.
 * @throws Error in one sentence if there is nothing to copy
 */
export async function backUpRotated(directory: string, to: string, now: Date): Promise<RotatedBackup> {
  if (!existsSync(to)) ownerOnlyFolder(to);
  for (const name of readdirSync(to))
    if (/^\d{4}-.*Z\.unfinished$/.test(name)) rmSync(path.join(to, name), { recursive: true });
  const target = path.join(to, backupName(now));
  const unfinished = `${target}${UNFINISHED}`;
  try {
    await backUp(directory, unfinished);
    vacuumIfWorthwhile(path.join(dataPaths(unfinished).dynamo, databaseFile));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  const expired = expiredBackups(readdirSync(to));
  for (const name of expired) rmSync(path.join(to, name), { recursive: true });
  return { target, expired };
}

/** Only the copy: the product's own database fills its free pages again, and would wait meanwhile. */
function vacuumIfWorthwhile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const read = (pragma: string) =>
      Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
    if (read('freelist_count') >= read('page_count') * WORTHWHILE_SHARE) database.exec('VACUUM');
  } finally {
    database.close();
  }
}
