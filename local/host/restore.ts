import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { itemTexts } from '../dynamo/itemTexts.ts';
import { databaseFile } from '../dynamo/storage/database.ts';
import { ObjectFile } from '../objects/objectFile.ts';
import { isObjectFile } from '../objects/objectFiles.ts';
import { backUp } from './backup.ts';
import { dataPaths } from './dataPaths.ts';
import { localName } from './template/intrinsics.ts';

/** What a backup holds. */
export interface BackupCounts {
  readonly items: number;
  readonly objects: number;
}

/**
 * Copies a backup into a data folder that is empty or missing, after it has read all of it.
 * @throws Error in one sentence if the folder is in use, or the backup is damaged
 */
export async function restore(from: string, directory: string): Promise<BackupCounts> {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`${directory} is not empty: a backup is restored into a new folder.`);
  const counts = await checkBackup(from);
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await backUp(from, unfinished);
  if (existsSync(directory)) rmdirSync(directory);
  renameSync(unfinished, directory);
  return counts;
}

/** @throws Error in one sentence if a database or an object is damaged */
async function checkBackup(from: string): Promise<BackupCounts> {
  const { dynamo, objects, outbox } = dataPaths(from);
  const database = path.join(dynamo, databaseFile);
  if (!existsSync(database)) throw new Error(`There is no backup of Rinkside in ${from}.`);
  for (const file of [database, outbox]) if (existsSync(file)) checkDatabase(file);
  const items = Array.from(itemTexts(dynamo, localName('Table')), () => 1).length;
  return { items, objects: await checkedObjects(objects) };
}

function checkDatabase(file: string): void {
  let found: unknown;
  let cause: unknown;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    database.close();
  } catch (error) {
    cause = error;
  }
  if (found !== 'ok') throw new Error(`${file} is damaged: nothing was restored.`, { cause: cause ?? found });
}

/** An object's tag is the beginning of its hash. */
async function checkedObjects(directory: string): Promise<number> {
  let count = 0;
  for (const bucket of existsSync(directory) ? readdirSync(directory) : [])
    for (const name of readdirSync(path.join(directory, bucket)).filter(isObjectFile)) {
      const file = path.join(directory, bucket, name);
      const object = await ObjectFile.open(file);
      const hash = createHash('sha256');
      try {
        for await (const bytes of object.stream()) hash.update(bytes);
      } finally {
        await object.close();
      }
      if (object.head.etag !== `"${hash.digest('hex').slice(0, 32)}"`)
        throw new Error(`${file} is damaged: nothing was restored.`);
      count += 1;
    }
  return count;
}
