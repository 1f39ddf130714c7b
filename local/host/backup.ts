import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { closeToOthers, ownerOnlyFolder } from '../access/ownerOnly.ts';
import { backUpDynamo } from '../dynamo/backup.ts';
import { Outbox } from '../mail/outbox.ts';
import { backUpObjects } from '../objects/backup.ts';
import { dataPaths } from './dataPaths.ts';
import { wasServed } from './storage/lockDirectory.ts';

/**
 * Copies everything the product stores into the new folder `to`, while it runs or not. The copy is itself a
 * data folder: started with `DATA_DIR` on it, the product is as it was at that moment. The table is copied
 * first, because the files that its items name were stored before them.
 *
 * @throws Error in one sentence if there is nothing to copy, or `to` is not empty
 */
export async function backUp(directory: string, to: string): Promise<void> {
  const [from, into] = [dataPaths(directory), dataPaths(to)];
  refuseMissingData(directory);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new Error(`${to} is not empty: a backup needs a new folder.`);
  ownerOnlyFolder(to);
  await backUpDynamo(from.dynamo, into.dynamo);
  const outbox = new Outbox(from.outbox);
  outbox.copyTo(into.outbox);
  outbox.close();
  await backUpObjects(from.objects, into.objects);
  if (!existsSync(from.secrets)) return;
  cpSync(from.secrets, into.secrets, { recursive: true });
  closeToOthers(into.secrets);
}

/**
 * The same, complete or not at all, in place of an earlier backup.
 * @throws Error in one sentence if a host has served the earlier one: it may hold what nothing else does
 */
export async function backUpAfresh(directory: string, to: string): Promise<void> {
  if (wasServed(to)) throw new Error(`A Rinkside has run on ${to}: move it elsewhere, and start again.`);
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await backUp(directory, unfinished);
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

/** @throws Error in one sentence if nothing was ever stored in the folder */
export function refuseMissingData(directory: string): void {
  if (!existsSync(dataPaths(directory).dynamo))
    throw new Error(`There is no data of Rinkside in ${directory}.`);
}

export function backupTarget(args: readonly string[]): string {
  const target = args[args.indexOf('--to') + 1];
  if (!args.includes('--to') || target === undefined)
    throw new Error('Say where to: npm run backup -- --to FOLDER');
  return path.resolve(target);
}
