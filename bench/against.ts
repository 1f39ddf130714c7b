import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableBeside, type Row } from './row.ts';

export const ROOT = path.join(import.meta.dirname, '..');
/** Prints rows as JSON instead of a table. */
export const AS_JSON = '--json';
/** Has benches that only read files read those of another folder. */
export const IN = '--in';

/**
 * Runs benches of this working copy on another commit's product, then on this one, and returns the table of both.
 * The other commit is checked out beside it, with this bench in place of its own, so that both are measured alike.
 * @param commit or a folder with a product's files, for benches that only read them
 * @param names of the benches
 * @throws Error if the commit is unknown, or its product lacks what the bench imports
 */
export function benchesAgainst(commit: string, names: readonly string[]): string {
  if (existsSync(commit))
    return tableBeside(
      path.basename(commit),
      rowsOf(ROOT, [...names, IN, path.resolve(commit)]),
      rowsOf(ROOT, names),
    );
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const short = git('rev-parse', '--short', '--verify', `${commit}^{commit}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-against-'));
  const other = path.join(folder, short);
  try {
    git('worktree', 'add', '--detach', other, short);
    rmSync(path.join(other, 'bench'), { recursive: true });
    cpSync(path.join(ROOT, 'bench'), path.join(other, 'bench'), { recursive: true });
    // npm start and npm run bench install what another lock file asks for.
    if (lockOf(other) === lockOf(ROOT))
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(other, 'node_modules'));
    const [before, now] = [rowsOf(other, names), rowsOf(ROOT, names)];
    return tableBeside(short, before, now);
  } finally {
    if (existsSync(other)) git('worktree', 'remove', '--force', other);
    rmSync(folder, { recursive: true, force: true });
  }
}

const lockOf = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8');

function rowsOf(root: string, names: readonly string[]): Row[] {
  const { stdout } = spawnSync(process.execPath, ['scripts/bench.mjs', AS_JSON, ...names], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const json = stdout.split('\n').find((line) => line.startsWith('['));
  if (json === undefined) throw new Error(`The bench did not run in ${root}`);
  return JSON.parse(json) as Row[];
}
