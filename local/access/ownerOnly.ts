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

/** Creates a folder that only its owner can enter, or restricts an existing one to its owner. */
export function ownerOnlyFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & OF_OTHERS) chmodSync(folder, 0o700);
}

/**
 * Creates an empty file that only its owner can read, or restricts an existing one. SQLite gives the files
 * beside a database (`-wal`, `-shm`) the permissions of the database, so call it before opening one.
 */
export function ownerOnlyFile(file: string): void {
  closeSync(openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600));
  closeToOthers(file);
}

/**
 * Removes the permissions of other accounts from a file, or from a folder and everything in it. Symbolic
 * links are left alone, because their targets may belong to another program.
 */
export function closeToOthers(entry: string): void {
  const found = lstatSync(entry, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  if (found.mode & OF_OTHERS) chmodSync(entry, isFolder ? 0o700 : 0o600);
  if (isFolder) for (const name of readdirSync(entry)) closeToOthers(path.join(entry, name));
}
