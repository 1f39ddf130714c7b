import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(import.meta.dirname, 'asvs.md'), 'utf8');

const STATES = ['Met', 'Not met', 'Does not apply'] as const;

/** The rows of requirements: their numbers, their level, and what is said of them. */
const rows = [
  ...page.matchAll(/^\| (\d[\d., ]*) \| ([12](?:, 2)?) \| [^|]+ \| \*\*([A-Z][a-z ]+):\*\* (.+) \|$/gm),
].map(([, numbers = '', level = '', state = '', text = '']) => ({
  numbers: numbers.split(', '),
  level,
  state,
  text,
}));

it('says of each requirement of levels 1 and 2 once whether it is met', () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers).toHaveLength(253);
  expect(new Set(numbers).size).toBe(253);
  expect(rows.filter(({ state }) => !STATES.some((known) => known === state))).toEqual([]);
  const chapters = new Set(numbers.map((number) => Number(number.split('.')[0])));
  expect(chapters).toEqual(new Set(Array.from({ length: 17 }, (_, chapter) => chapter + 1)));
});

it('counts them', () => {
  const totals = [...page.matchAll(/^\| ([12]) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map((found) =>
    found.slice(2).map(Number),
  );
  expect(totals.map(([met = 0, not = 0, none = 0, all]) => [met + not + none, all])).toEqual([
    [70, 70],
    [183, 183],
  ]);
  // Of the rows of several levels, only what does not apply is counted together.
  STATES.forEach((state, column) => {
    const counted = rows.filter((row) => row.state === state).flatMap((row) => row.numbers).length;
    expect([state, counted]).toEqual([state, totals.reduce((sum, total) => sum + (total[column] ?? 0), 0)]);
  });
});

it('shows what is met by files that exist', () => {
  const met = rows.filter(({ state }) => state === 'Met');
  expect(met.filter(({ text }) => !/`[\w./]+\.(?:ts|tsx|json)`|\]\([\w./#-]+\)/.test(text))).toEqual([]);
  const files = rows.flatMap(({ text }) => [...text.matchAll(/`([\w./-]+\.(?:tsx?|json|mjs))`/g)]);
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(([, file = '']) => (existsSync(path.join(root, file)) ? [] : [file]))).toEqual([]);
});

it.each([
  ['{functions,shared}/**/*.ts', /from '(?:node:)?child_process'|\beval\(|new Function\(/],
  ['web/**/*.{ts,tsx}', /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|\beval\(|new Function\(/],
])('no source of %s starts a process, sets HTML or makes code of text', (pattern, forbidden) => {
  const sources = globSync(pattern, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|Plugin\.ts$|^web\/dist/.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => forbidden.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
