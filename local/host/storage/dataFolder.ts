import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { closeToOthers, ownerOnlyFolder } from '../../access/ownerOnly.ts';
import { dataPaths } from '../dataPaths.ts';

/** A file system of its own has this one from the start. */
const NOBODYS = new Set(['lost+found']);

/**
 * Makes the data folder, or closes the one that is there to all but its owner: everything in it, children's
 * names and the session key, is behind this one door.
 * @throws Error in one sentence when others' things are in it, to whom it must stay open
 */
export function ownDataFolder(directory: string): void {
  const isOpen = existsSync(directory) && (statSync(directory).mode & 0o077) !== 0;
  if (isOpen && process.platform !== 'win32') {
    const names = readdirSync(directory).filter((name) => !NOBODYS.has(name));
    if (names.length > 0 && !names.includes('lock.sqlite') && !names.includes('dynamo'))
      throw new Error(
        `${directory} holds other things than Rinkside's and is open to others: choose a folder of its own.`,
      );
  }
  ownerOnlyFolder(directory);
}

/** Closes what an earlier version, a copy or an unpacked backup has left open inside. */
export function closeData(directory: string): void {
  const { dynamo, objects, secrets, outbox, endpoints } = dataPaths(directory);
  const lock = path.join(directory, 'lock.sqlite');
  for (const entry of [dynamo, objects, secrets, endpoints]) closeToOthers(entry);
  for (const database of [outbox, lock])
    for (const file of ['', '-wal', '-shm', '-journal']) closeToOthers(database + file);
}
