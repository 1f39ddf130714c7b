import { median, reported, type Row } from '../row.ts';
import { childrenOf, mutualPairs } from './folders.ts';
import { linesOf, type Source } from './sources.ts';

const ROOMS = ['functions', 'shared', 'web', 'local', 'infra'];

/** Folders whose subfolders are checked for mutual imports. */
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

/** File lengths by folder, and the folders that import each other; the sources are without tests. */
export function sizeRows(sources: readonly Source[]): Row[] {
  const folders = [...ROOMS, ...FLOORS.flat().flatMap((parent) => childrenOf(sources, parent))];
  console.table(Object.fromEntries([...new Set(folders)].sort().map((name) => [name, sizes(sources, name)])));
  return [
    ...ROOMS.map((room) =>
      reported(`${room}: files; median, p90, most lines; files ≤ 20`, line(sources, room)),
    ),
    ...FLOORS.flatMap((parents) => pairRows(sources, parents)),
  ];
}

function sizes(sources: readonly Source[], folder: string) {
  const lines = sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(linesOf)
    .sort((one, other) => one - other);
  return {
    files: lines.length,
    median: lines.length === 0 ? 0 : median(lines),
    p90: lines[Math.floor(lines.length * 0.9)] ?? 0,
    most: lines.at(-1) ?? 0,
    short: lines.filter((count) => count <= SHORT).length,
  };
}

function line(sources: readonly Source[], room: string): string {
  const { files, median, p90, most, short } = sizes(sources, room);
  return `${files}; ${median}, ${p90}, ${most}; ${short}`;
}

function pairRows(sources: readonly Source[], parents: readonly string[]): Row[] {
  const pairs = mutualPairs(sources, parents);
  return [
    reported(`${parents.join(', ')}: pairs of folders that import each other`, String(pairs.length)),
    ...pairs.map(({ folders, imports }) => reported(`  ${folders.join(' <-> ')}`, imports.join(' / '))),
  ];
}
