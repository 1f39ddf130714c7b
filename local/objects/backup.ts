import { existsSync } from 'node:fs';
import { chmod, copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ownerOnlyFolder } from '../access/ownerOnly.ts';
import { isObjectFile } from './objectFiles.ts';

/**
 * Copies the objects of a directory into a new one, even while a server works on it: each object is one file,
 * complete as soon as it has its name. An object deleted meanwhile is left out.
 */
export async function backUpObjects(directory: string, to: string): Promise<void> {
  ownerOnlyFolder(to);
  if (!existsSync(directory)) return;
  for (const bucket of await readdir(directory, { withFileTypes: true })) {
    if (!bucket.isDirectory()) continue;
    const [from, into] = [path.join(directory, bucket.name), path.join(to, bucket.name)];
    ownerOnlyFolder(into);
    for (const name of (await readdir(from)).filter(isObjectFile))
      await copyUnlessGone(path.join(from, name), path.join(into, name));
  }
}

async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await chmod(to, 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
