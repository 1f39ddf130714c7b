import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import { median, reported, type Row } from './row.ts';

const ROOT = path.join(import.meta.dirname, '..');
const ROOMS = ['functions', 'shared', 'web', 'local', 'infra'];

/** Folders whose subfolders are checked for mutual imports; a missing folder is skipped. */
const FLOORS = [
  ['functions'],
  ['functions/platform'],
  ['functions/store'],
  ['functions/services'],
  ['functions/api'],
  ['web', 'web/features'],
  ['shared/domain'],
  ['shared/contract'],
];

const SHORT = 20;

/** A source file other than a test, by its path below the root, with forward slashes. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Two folders that import each other, and the number of imports in each direction. */
export interface MutualPair {
  readonly folders: readonly [string, string];
  readonly imports: readonly [number, number];
}

/** File lengths by folder, and the folders that import each other; type imports count. */
export function house(): Promise<Row[]> {
  const sources = ROOMS.flatMap(sourcesOf);
  const floors = FLOORS.filter((parents) => parents.every((parent) => existsSync(path.join(ROOT, parent))));
  const folders = [...ROOMS, ...floors.flat().flatMap((parent) => childrenOf(sources, parent))];
  console.table(Object.fromEntries([...new Set(folders)].sort().map((name) => [name, sizes(sources, name)])));
  return Promise.resolve([
    ...ROOMS.map((room) =>
      reported(`${room}: files; median, p90, most lines; files ≤ 20`, line(sources, room)),
    ),
    ...floors.flatMap((parents) => rowsOf(parents, mutualPairs(sources, parents))),
  ]);
}

function sourcesOf(room: string): Source[] {
  return globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['web/dist/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

const linesOf = ({ text }: Source) => text.split('\n').length - 1;

function sizes(sources: readonly Source[], folder: string) {
  const lines = sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(linesOf)
    .sort((one, other) => one - other);
  return {
    files: lines.length,
    median: median(lines),
    p90: lines[Math.floor(lines.length * 0.9)] ?? 0,
    most: lines.at(-1) ?? 0,
    short: lines.filter((count) => count <= SHORT).length,
  };
}

function line(sources: readonly Source[], room: string): string {
  const { files, median, p90, most, short } = sizes(sources, room);
  return `${files}; ${median}, ${p90}, ${most}; ${short}`;
}

/** The direct subfolders that contain sources. */
function childrenOf(sources: readonly Source[], parent: string): string[] {
  return [...new Set(sources.flatMap(({ file }) => folderIn(file, [parent]) ?? []))];
}

/** A file's folder right below the innermost of the parents; undefined if the file is in none. */
function folderIn(file: string, parents: readonly string[]): string | undefined {
  const parent = parents.findLast((folder) => file.startsWith(`${folder}/`));
  if (parent === undefined) return undefined;
  const [child, inside] = file.slice(parent.length + 1).split('/');
  return inside === undefined ? undefined : `${parent}/${child}`;
}

/** Folders right below the parents that import each other; `import type` counts, imports in tests do not. */
export function mutualPairs(sources: readonly Source[], parents: readonly string[]): MutualPair[] {
  const imports = new Map<string, number>();
  const way = (from: string, to: string) => `${from} -> ${to}`;
  for (const { file, text } of sources) {
    const from = folderIn(file, parents);
    if (from === undefined) continue;
    for (const { fileName } of preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const to = folderIn(path.posix.join(path.posix.dirname(file), fileName), parents);
      if (to !== undefined && to !== from) imports.set(way(from, to), (imports.get(way(from, to)) ?? 0) + 1);
    }
  }
  const folders = parents.flatMap((parent) => childrenOf(sources, parent)).sort();
  return folders.flatMap((one, index) =>
    folders.slice(index + 1).flatMap((other): MutualPair[] => {
      const [there = 0, back = 0] = [imports.get(way(one, other)), imports.get(way(other, one))];
      return there > 0 && back > 0 ? [{ folders: [one, other], imports: [there, back] }] : [];
    }),
  );
}

function rowsOf(parents: readonly string[], pairs: readonly MutualPair[]): Row[] {
  return [
    reported(`${parents.join(', ')}: pairs of folders that import each other`, String(pairs.length)),
    ...pairs.map(({ folders, imports }) => reported(`  ${folders.join(' <-> ')}`, imports.join(' / '))),
  ];
}
