import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { closeToOthers, ownerOnlyFolder } from '../../access/ownerOnly.ts';
import { dataPaths } from '../dataPaths.ts';

/** A new file system contains this folder from the start. */
const NOBODYS = new Set(['lost+found']);

/** The names in a folder, without what its file system put there. */
export const namesIn = (directory: string): string[] =>
  readdirSync(directory).filter((name) => !NOBODYS.has(name));

/**
 * Creates the data folder, or restricts an existing one to its owner: this protects everything in it,
 * including children's names and the session key.
 * @throws Error in one sentence if other programs' files are in it, which must stay accessible
 */
export function ownDataFolder(directory: string): void {
  const isOpen = existsSync(directory) && (statSync(directory).mode & 0o077) !== 0;
  if (isOpen && process.platform !== 'win32') {
    const names = namesIn(directory);
    if (names.length > 0 && !names.includes('lock.sqlite') && !names.includes('dynamo'))
      throw new Error(
        `${directory} holds other things than Rinkside's and is open to others: choose a folder of its own.`,
      );
  }
  ownerOnlyFolder(directory);
}

/** Restricts files that an earlier version, a copy or an unpacked backup left open. */
export function closeData(directory: string): void {
  const { dynamo, objects, secrets, outbox, endpoints } = dataPaths(directory);
  const lock = path.join(directory, 'lock.sqlite');
  for (const entry of [dynamo, objects, secrets, endpoints]) closeToOthers(entry);
  for (const database of [outbox, lock])
    for (const file of ['', '-wal', '-shm', '-journal']) closeToOthers(database + file);
}
