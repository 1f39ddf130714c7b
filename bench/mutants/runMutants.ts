import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Mutant } from './mutant.ts';
import type { Mutated, Sources } from './sources.ts';

/**
 * Two that show nothing: `broken`, whose run failed without a failed test, as when a file no longer loads, and `lost`,
 * whose text the code no longer has.
 */
export type Fate = 'killed' | 'survived' | 'broken' | 'lost';

export interface MutantVerdict {
  readonly fate: Fate;
  /** The first test that failed, the last line that was printed, or what is missing in the code. */
  readonly by: string;
  readonly seconds: number;
}

export interface MutantOutcome extends MutantVerdict {
  /** The file and line of the mistake; empty if it is lost. */
  readonly at: string;
}

/** A copy leaves out what is linked, and what a run writes. */
const LEFT_OUT = new Set(['.git', 'node_modules']);
const LONGEST_MILLISECONDS = 900_000;

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Copies the tree, so that a mistake never stands where somebody works. */
export function copyTree(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'rinkside-mutants-'));
  for (const part of readdirSync(root)) {
    if (!LEFT_OUT.has(part)) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Runs a mutant's tests with its mistake in the copy, and takes the mistake out again. */
export async function runMutant(copy: string, sources: Sources, mutant: Mutant): Promise<MutantOutcome> {
  let mutated: Mutated;
  try {
    mutated = sources.mutate(mutant);
  } catch (error) {
    return { fate: 'lost', by: String(error), seconds: 0, at: '' };
  }
  const { file, text, line } = mutated;
  const target = path.join(copy, file);
  const original = readFileSync(target, 'utf8');
  writeFileSync(target, text);
  try {
    const files = mutant.tests.map((test) => sources.testFile(test));
    return { ...(await runTests(copy, files)), at: `${file}:${String(line)}` };
  } finally {
    writeFileSync(target, original);
  }
}

/** Runs files of tests in the copy until one test fails, those without a host first. */
export async function runTests(copy: string, files: readonly string[]): Promise<MutantVerdict> {
  const began = performance.now();
  const overHttp = files.filter((file) => file.endsWith('.http.test.ts'));
  const unit = files.filter((file) => !overHttp.includes(file));
  let last: Omit<MutantVerdict, 'seconds'> = { fate: 'broken', by: 'no tests are named' };
  for (const [project, chosen] of [
    ['unit*', unit],
    ['http', overHttp],
  ] as const) {
    if (chosen.length === 0) continue;
    last = await runProject(copy, project, chosen);
    if (last.fate !== 'survived') break;
  }
  return { ...last, seconds: (performance.now() - began) / 1_000 };
}

async function runProject(copy: string, project: string, files: readonly string[]) {
  const report = path.join(copy, 'mutants-report.json');
  rmSync(report, { force: true });
  const { status, printed } = await run(copy, [
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ]);
  if (status === 0) return { fate: 'survived' as const, by: '' };
  const failed = existsSync(report) ? failedTest(readFileSync(report, 'utf8')) : undefined;
  if (failed === undefined) return { fate: 'broken' as const, by: printed.trim().split('\n').at(-1) ?? '' };
  return { fate: 'killed' as const, by: failed };
}

function failedTest(report: string): string | undefined {
  for (const { name, assertionResults } of Report.parse(JSON.parse(report)).testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${path.basename(name)}: ${failed.fullName}`;
  }
  return undefined;
}

async function run(
  cwd: string,
  args: readonly string[],
): Promise<{ status: number | null; printed: string }> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MILLISECONDS,
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { status, printed };
}
