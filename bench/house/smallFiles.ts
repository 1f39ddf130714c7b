import path from 'node:path';
import { importersOf, isTest, linesOf, type Source } from './sources.ts';

/** Files of at most so many lines whose one importer is in the same folder; tests are neither. */
export function smallWithOneReader(sources: readonly Source[], most: number): string[] {
  const importers = importersOf(sources);
  return sources.flatMap((source) => {
    if (isTest(source.file) || linesOf(source) > most) return [];
    const [reader, ...others] = importers.get(source.file) ?? [];
    const isBeside = reader !== undefined && path.posix.dirname(reader) === path.posix.dirname(source.file);
    return isBeside && others.length === 0 ? [source.file] : [];
  });
}
