import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import cases from '../../shared/domain/planning/judging/cases.json' with { type: 'json' };
import { planFile } from '../../shared/contract/core/planningFiles.ts';
import { RULES } from '../../shared/domain/planning/planProblem.testing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-competition-day-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const EMPTY = {
  version: 1,
  timeZone: 'Asia/Hong_Kong',
  surfaces: [],
  rules: RULES,
  events: [],
  programmes: [],
  skaters: [],
  coaches: [],
  fixed: { flights: [], blocks: [], panels: [] },
};

function fileOf(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function run(script: 'plan' | 'tally', ...args: string[]) {
  const command = path.join(import.meta.dirname, `${script}Command.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('plans a problem with nothing in it', () => {
  const out = path.join(folder, 'plan.json');
  expect(run('plan', '--problem', fileOf('empty.json', EMPTY), '--out', out).status).toBe(0);
  const plan = planFile.parse(JSON.parse(readFileSync(out, 'utf8')));
  expect(plan).toMatchObject({ flights: [], blocks: [], panels: [], score: [0, 0, 0, 0], findings: [] });
});

it('prints the result of a flight', () => {
  const [first] = cases;
  const { status, stdout } = run('tally', fileOf('flight.json', first?.file));
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual(first?.result);
});

it.each([
  ['plan', 'nowhere.json', undefined, 'the file cannot be read'],
  ['plan', 'text.json', 'no JSON', 'the file is not JSON'],
  ['plan', 'version.json', { ...EMPTY, version: 2 }, 'version: '],
  ['tally', 'columns.json', { ...cases[0]?.file, columns: [] }, 'columns: '],
] as const)('ends npm run %s of %s with one line', (script, name, content, words) => {
  const file = content === undefined ? path.join(folder, name) : fileOf(name, content);
  const out = path.join(folder, 'out.json');
  const args = script === 'plan' ? ['--problem', file, '--out', out] : [file];
  const { status, stderr } = run(script, ...args);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(words);
});
