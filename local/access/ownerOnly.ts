import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

const OF_OTHERS = 0o077;

/** Makes a folder that its owner alone can enter; one that is there already is closed to others. */
export function ownerOnlyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & OF_OTHERS) chmodSync(folder, 0o700);
}

/**
 * Makes an empty file that its owner alone can read, or closes the one that is there. SQLite gives the
 * files beside a database (`-wal`, `-shm`) the rights of the database, so it is called before opening one.
 */
export function ownerOnlyFile(file: string): void {
  closeSync(openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600));
  closeToOthers(file);
}

/**
 * Takes away the rights of others to a file, or to a folder and all in it, whatever they were before.
 * A symbolic link is left alone: what it leads to need not be ours.
 */
export function closeToOthers(entry: string): void {
  const found = lstatSync(entry, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  if (found.mode & OF_OTHERS) chmodSync(entry, isFolder ? 0o700 : 0o600);
  if (isFolder) for (const name of readdirSync(entry)) closeToOthers(path.join(entry, name));
}
