import { importersOf, isTest, type Source } from './sources.ts';

const isHookFile = (file: string) => /\/use[A-Z]\w*\.tsx?$/.test(file) && !isTest(file);

/** Files named as a hook, which they export, and those of them that one file imports; tests do not count. */
export function hookFiles(sources: readonly Source[]): { all: string[]; usedByOne: string[] } {
  const importers = importersOf(sources);
  const all = sources.map(({ file }) => file).filter(isHookFile);
  return { all, usedByOne: all.filter((file) => importers.get(file)?.size === 1) };
}
