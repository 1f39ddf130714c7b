import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { ownerOnlyFolder } from '../access/ownerOnly.ts';
import { itemTexts } from '../dynamo/itemTexts.ts';
import { databaseFile } from '../dynamo/storage/database.ts';
import { backUpObjects } from '../objects/backup.ts';
import { ObjectFile } from '../objects/objectFile.ts';
import { isObjectFile } from '../objects/objectFiles.ts';
import { dataPaths } from './dataPaths.ts';
import { namesIn } from './storage/dataFolder.ts';
import { refuseServed } from './storage/lockDirectory.ts';
import { localName } from './template/intrinsics.ts';

/** What a backup holds. */
export interface BackupCounts {
  readonly items: number;
  readonly objects: number;
}

/**
 * Copies a backup into a data folder that is empty or missing, and reads all of the copy before it becomes the data. The
 * folder may be a mount point and stays; the backup may be read-only.
 * @param withoutSecrets takes a backup that has none
 * @throws Error in one sentence if the folder is in use, or the backup is damaged or lacks its secrets
 */
export async function restore(
  from: string,
  directory: string,
  { withoutSecrets = false } = {},
): Promise<BackupCounts> {
  refuseBackup(from, withoutSecrets);
  const isNew = !existsSync(directory);
  if (!isNew) clearBrokenRestore(directory);
  ownerOnlyFolder(directory);
  const { unfinishedRestore: copy } = dataPaths(directory);
  const counts = await checkedCopy().catch((error: unknown) => {
    rmSync(copy, { recursive: true, force: true });
    if (isNew) rmdirSync(directory);
    throw error;
  });
  // A failure from here on leaves the mark: no host starts on a part of the data, and another restore begins anew.
  moveInto(copy, directory);
  return counts;

  async function checkedCopy(): Promise<BackupCounts> {
    await copyBackup(from, copy);
    return checkCopy(copy, (file) => path.join(from, path.relative(copy, file)));
  }
}

function refuseBackup(from: string, withoutSecrets: boolean): void {
  const { dynamo, secrets } = dataPaths(from);
  if (!existsSync(path.join(dynamo, databaseFile)))
    throw new Error(`There is no backup of Rinkside in ${from}.`);
  refuseServed(from);
  if (!withoutSecrets && filesIn(secrets).length === 0)
    throw new Error(
      `${from} has no secrets: everybody would be logged out, and authenticator apps would no longer work. ` +
        'Add --without-secrets to restore it all the same.',
    );
}

/** @throws Error in one sentence if the folder has anything else */
function clearBrokenRestore(directory: string): void {
  const names = namesIn(directory);
  const { unfinishedRestore, dynamo, objects, outbox, secrets } = dataPaths(directory);
  const own = [objects, outbox, secrets, dynamo, unfinishedRestore];
  const isBroken = existsSync(unfinishedRestore);
  if (names.some((name) => !isBroken || !own.includes(path.join(directory, name))))
    throw new Error(`${directory} is not empty: a backup is restored into a new folder.`);
  // The mark goes last: while it is there, no host starts.
  for (const part of own) rmSync(part, { recursive: true, force: true });
}

/** File by file: SQLite could not open a database in a read-only folder. */
async function copyBackup(from: string, to: string): Promise<void> {
  const [source, target] = [dataPaths(from), dataPaths(to)];
  for (const folder of [to, target.dynamo, target.secrets]) ownerOnlyFolder(folder);
  const databases = [
    [path.join(source.dynamo, databaseFile), path.join(target.dynamo, databaseFile)],
    [source.outbox, target.outbox],
  ] as const;
  for (const [file, copy] of databases)
    for (const part of ['', '-wal']) if (existsSync(file + part)) copyOwn(file + part, copy + part);
  for (const name of filesIn(source.secrets))
    copyOwn(path.join(source.secrets, name), path.join(target.secrets, name));
  await backUpObjects(source.objects, target.objects);
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** A copy gets the rights of its original, which may be read-only. */
function copyOwn(file: string, to: string): void {
  copyFileSync(file, to);
  chmodSync(to, 0o600);
}

/**
 * @param nameOf the file of the backup that a copy was made of
 * @throws Error in one sentence if a database or an object is damaged
 */
async function checkCopy(copy: string, nameOf: (file: string) => string): Promise<BackupCounts> {
  const { dynamo, objects, outbox } = dataPaths(copy);
  for (const file of [path.join(dynamo, databaseFile), outbox])
    if (existsSync(file)) checkDatabase(file, nameOf(file));
  const items = Array.from(itemTexts(dynamo, localName('Table')), () => 1).length;
  return { items, objects: await checkedObjects(objects, nameOf) };
}

function checkDatabase(file: string, name: string): void {
  let found: unknown;
  let cause: unknown;
  try {
    const database = new DatabaseSync(file);
    found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    database.close();
  } catch (error) {
    cause = error;
  }
  if (found !== 'ok') throw new Error(`${name} is damaged: nothing was restored.`, { cause: cause ?? found });
}

/** The table comes last: a folder without it has no data. */
function moveInto(copy: string, directory: string): void {
  const { dynamo } = dataPaths(copy);
  const last = path.basename(dynamo);
  const names = readdirSync(copy).toSorted((one, other) => Number(one === last) - Number(other === last));
  for (const name of names) renameSync(path.join(copy, name), path.join(directory, name));
  rmdirSync(copy);
}

/** An object's tag is the beginning of its hash. */
async function checkedObjects(directory: string, nameOf: (file: string) => string): Promise<number> {
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
        throw new Error(`${nameOf(file)} is damaged: nothing was restored.`);
      count += 1;
    }
  return count;
}
