import { expect, it } from 'vitest';
import { namedWith } from './fileNames.ts';
import { hookFiles } from './hookFiles.ts';
import { smallWithOneReader } from './smallFiles.ts';

const source = (file: string, text = 'one\n') => ({ file, text });

const tree = [
  source('web/list/List.tsx', "import { Row } from './Row.tsx';\nimport { long } from './long.ts';\n"),
  source('web/list/Row.tsx', "import type { Props } from './props.ts';\nimport '../list/useRow.ts';\n"),
  source('web/list/Row.test.tsx', "import { Row } from './Row.tsx';\n"),
  source('web/list/props.ts'),
  source('web/list/long.ts', 'line\n'.repeat(41)),
  source('web/list/useRow.ts'),
  source('web/list/useTwice.ts', "import { far } from '../far.ts';\n"),
  source('web/far.ts', "export { useTwice } from './list/useTwice.ts';\n"),
  source('web/near.ts', "const load = () => import('./list/useTwice.ts');\n"),
];

it('finds small files with one reader beside them; a type counts, a test does not', () => {
  expect(smallWithOneReader(tree, 40)).toEqual([
    'web/list/Row.tsx',
    'web/list/props.ts',
    'web/list/useRow.ts',
  ]);
});

it('finds hook files that one file uses', () => {
  expect(hookFiles(tree)).toEqual({
    all: ['web/list/useRow.ts', 'web/list/useTwice.ts'],
    usedByOne: ['web/list/useRow.ts'],
  });
});

it('finds a word in a file name, not a part of a word', () => {
  const files = ['web/CheckInDesk.tsx', 'web/desktop.ts', 'web/desk.module.css', 'web/desk/Page.tsx'];
  expect(namedWith(files, ['Desk'])).toEqual(['web/CheckInDesk.tsx', 'web/desk.module.css']);
});
