import { importsOf, isTest, type Source } from './sources.ts';

/** Two folders that import each other, and the number of imports in each direction. */
export interface MutualPair {
  readonly folders: readonly [string, string];
  readonly imports: readonly [number, number];
}

/** The direct subfolders that contain sources. */
export function childrenOf(sources: readonly Source[], parent: string): string[] {
  return [...new Set(sources.flatMap(({ file }) => folderIn(file, [parent]) ?? []))];
}

/** A file's folder right below the innermost of the parents; undefined if the file is in none. */
export function folderIn(file: string, parents: readonly string[]): string | undefined {
  const parent = parents.findLast((folder) => file.startsWith(`${folder}/`));
  if (parent === undefined) return undefined;
  const [child, inside] = file.slice(parent.length + 1).split('/');
  return inside === undefined ? undefined : `${parent}/${child}`;
}

/** Folders right below the parents that import each other; `import type` counts, imports in tests do not. */
export function mutualPairs(sources: readonly Source[], parents: readonly string[]): MutualPair[] {
  return pairsOf(sources, (file) => folderIn(file, parents));
}

/** Lambdas' tables name the handlers of their operations, in whichever area these stand. */
const isTable = (file: string) => /^functions\/api\/(?:\w+\/)+lambda\.ts$/.test(file);

/** Folders of one name on several floors, such as an area, taken as one; tables of Lambdas do not count. */
export function mutualAreas(sources: readonly Source[], floors: readonly string[]): MutualPair[] {
  const product = sources.filter(({ file }) => !isTable(file));
  return pairsOf(product, (file) => folderIn(file, floors)?.split('/').at(-1));
}

function pairsOf(sources: readonly Source[], groupOf: (file: string) => string | undefined): MutualPair[] {
  const imports = new Map<string, number>();
  const way = (from: string, to: string) => `${from} -> ${to}`;
  const groups = new Set<string>();
  for (const source of sources) {
    const from = groupOf(source.file);
    if (from === undefined || isTest(source.file)) continue;
    groups.add(from);
    for (const imported of importsOf(source)) {
      const to = groupOf(imported);
      if (to !== undefined && to !== from) imports.set(way(from, to), (imports.get(way(from, to)) ?? 0) + 1);
    }
  }
  const sorted = [...groups].sort();
  return sorted.flatMap((one, index) =>
    sorted.slice(index + 1).flatMap((other): MutualPair[] => {
      const [there = 0, back = 0] = [imports.get(way(one, other)), imports.get(way(other, one))];
      return there > 0 && back > 0 ? [{ folders: [one, other], imports: [there, back] }] : [];
    }),
  );
}
