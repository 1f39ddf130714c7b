import { expect, it } from 'vitest';
import { uncitedDecisions } from './decisions.ts';
import { constantOf, exportedFunctions } from './exports.ts';
import { headlessComments } from './headless.ts';
import { repeatedBodies } from './styles.ts';
import { surplusTexts } from './texts.ts';

const source = (file: string, ...lines: string[]) => ({ file, text: lines.join('\n') });

it('reads exported functions and constants from the syntax, not from text', () => {
  const mail = source(
    'mail.ts',
    'export async function claimMail() {}',
    'export const claimEntry = () => 1;',
    'function claimNothing() {}',
    'export const claimed = 3;',
    '// const LIMIT = 5_000;',
    'const LIMIT = 7_000;',
  );
  expect(exportedFunctions(mail)).toEqual(['claimMail', 'claimEntry']);
  expect(constantOf(mail, 'LIMIT')).toBe('7_000');
  expect(constantOf(mail, 'LEAST')).toBeUndefined();
});

it('finds comments by their first word, in code and in JSX, and none in strings and shown text', () => {
  const page = source(
    'Page.tsx',
    '/** What a page shows. */',
    'export function Page() {',
    '  // Nobody asks',
    '  // what this is.',
    "  const text = '// who'; // Whoever reads",
    '  return <p title={`/* what */`}>{/* Who */} // nobody</p>;',
    '}',
    '/** The page, and what it shows. */',
  );
  expect(headlessComments([page])).toEqual([
    'Page.tsx:1: What a page shows.',
    'Page.tsx:3: Nobody asks what this is.',
    'Page.tsx:5: Whoever reads',
    'Page.tsx:6: Who',
  ]);
});

it('counts bodies of styles that several rules have, in any order, nested or not', () => {
  const list = source(
    'list.css',
    '.row { display: flex; gap: 1rem; margin: 0 }',
    '.cell { &:hover { gap: 1rem; /* close */ margin:0; display: flex; } color: red; }',
    '.short { color: red; }',
  );
  const page = source('page.css', '@media print { .bar { margin: 0; display: flex; gap: 1rem; } }');
  expect(repeatedBodies([list, page], 3)).toEqual({ bodies: 1, places: 3 });
});

it('counts the instances of texts beyond the first', () => {
  const first = source('a/en.json', '{ "name": "Name", "form": { "name": "Name", "count": "{{n}} rows" } }');
  expect(surplusTexts([first, source('b/en.json', '{ "title": "Name" }')])).toBe(2);
  const reference = source('c/en.json', '{ "name": "$t(names:name)", "title": "$t(names:name)" }');
  expect(surplusTexts([reference])).toBe(0);
});

it('finds decisions that nothing but the index names', () => {
  const [first, second, third, fourth] = ['0001', '0002', '0003', '0004'] as const;
  const record = (number: string, text = '') => source(`docs/decisions/${number}-title.md`, text);
  const tree = [
    source('docs/decisions/README.md', `decision ${fourth}`),
    record(first),
    record(second, `As ${first} says.`),
    record(third),
    record(fourth, `# ${fourth}: Title`),
    source('code.ts', `// A reason: decisions ${second}`, `// and ${third}.`),
  ];
  expect(uncitedDecisions(tree)).toEqual([record(fourth).file]);
});
