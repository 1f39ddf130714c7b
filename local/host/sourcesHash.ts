import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders of generated files. */
const MADE = new Set(['dist', 'node_modules']);

/**
 * A hash of every file (except tests) in the given files and folders, and of the version of Node: as long as
 * it is the same, files generated from them are too.
 */
export function sourcesHash(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source))))
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(source: string): string[] {
  if (statSync(source).isFile()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  return readdirSync(source)
    .filter((name) => !MADE.has(name))
    .toSorted()
    .flatMap((name) => filesUnder(path.join(source, name)));
}
