import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionsCitedIn } from '../local/testing/citedDecisions.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(import.meta.dirname, 'decisions');
const records = readdirSync(folder).filter((name) => /^\d/.test(name));
const numbers = records.map((name) => name.slice(0, 4));
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const PARTS = ['Decision', 'Context', 'Alternatives', 'Consequences'];

const SOURCES = [
  '*.{md,ts}',
  '{bench,docs,e2e,functions,infra,local,scripts,shared,web}/**/*.{css,js,md,mjs,ts,tsx}',
];
const GENERATED = new Set(['node_modules', 'dist', 'cdk.out', '.cache']);

/** The text of each file that may cite a decision. */
function sources(): ReadonlyMap<string, string> {
  const names = globSync(SOURCES, { cwd: root, exclude: (name) => GENERATED.has(path.basename(name)) });
  const texts = names
    .filter((name) => name !== 'docs/decisions.test.ts')
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);
  return new Map(texts);
}

describe('the decisions', () => {
  const texts = sources();
  const cited = new Map([...texts].map(([name, text]) => [name, decisionsCitedIn(text)]));

  it('are listed in the index by number, file and title, each once', () => {
    const lines = textOf('README.md').split('\n');
    const indexed = lines.filter((line) => line.startsWith('- [')).toSorted();
    const expected = records.map((name) => {
      const title = /^# \d{4}: (.+)$/m.exec(textOf(name))?.[1] ?? 'no title';
      return `- [${name.slice(0, 4)}](${name}) ${title}`;
    });
    expect(indexed).toEqual(expected.toSorted());
  });

  it.each(records)('%s has its number, its date and the four parts in their order', (name) => {
    const text = textOf(name);
    expect(text).toMatch(
      new RegExp(`^# ${name.slice(0, 4)}: .+\\n\\nDate: \\d{4}-\\d{2}-\\d{2}\\n\\n\\*\\*Decision\\.\\*\\* `),
    );
    const parts = [...text.matchAll(/^\*\*(\w[^*]*)\.\*\* /gm)].map(([, part]) => part);
    expect(parts).toEqual(PARTS);
  });

  it('are each cited by code or by a page outside their folder', () => {
    const outside = [...cited].filter(([name]) => !name.startsWith('docs/decisions/'));
    const named = new Set(outside.flatMap(([, of]) => of.map((each) => each.slice(0, 4))));
    expect(numbers.filter((number) => !named.has(number))).toEqual([]);
  });

  it('exist wherever they are cited', () => {
    const exists = (each: string) => numbers.includes(each) || records.includes(each);
    const missing = [...cited].flatMap(([name, of]) =>
      of.filter((each) => !exists(each)).map((each) => `${name}: ${each}`),
    );
    expect(missing).toEqual([]);
  });

  it('exist where one record names another', () => {
    const missing = records.flatMap((name) =>
      [...textOf(name).matchAll(/\((\d{4})\)/g)].flatMap(([, number]) =>
        number && !numbers.includes(number) ? [`${name}: ${number}`] : [],
      ),
    );
    expect(missing).toEqual([]);
  });
});
