import { expect, it } from 'vitest';
import { childrenOf, mutualAreas, mutualPairs } from './folders.ts';

const source = (file: string, ...imports: string[]) => ({
  file,
  text: imports.map((name) => `import { one } from '${name}';`).join('\n'),
});

it('finds folders that import each other, by a type alone too, and no others', () => {
  const pairs = mutualPairs(
    [
      source('web/table/rows.ts', '../features/lists/page.ts', './cells.ts', 'react'),
      source('web/table/cells.ts', '../features/lists/page.ts', '../features/money/sum.ts'),
      source('web/main.ts', './table/rows.ts'),
      source('web/features/money/sum.ts', '../lists/page.ts', '../../main.ts'),
      { file: 'web/features/lists/page.ts', text: "import type { Row } from '../../table/rows.ts';" },
    ],
    ['web', 'web/features'],
  );
  expect(pairs).toEqual([{ folders: ['web/features/lists', 'web/table'], imports: [1, 2] }]);
});

it('takes areas of one name on several floors as one, without the tables of Lambdas and without tests', () => {
  const pairs = mutualAreas(
    [
      source('services/money/pay.ts', '../../store/day/marks.ts'),
      source('store/day/marks.ts', '../money/bank.ts', '../people/coach.ts'),
      source('store/people/coach.test.ts', '../day/marks.ts'),
      source('functions/api/people/coaches/lambda.ts', '../../../../store/day/marks.ts'),
    ],
    ['services', 'store', 'functions/api'],
  );
  expect(pairs).toEqual([{ folders: ['day', 'money'], imports: [1, 1] }]);
});

it('lists the folders directly in a floor', () => {
  const sources = ['store/day/a/one.ts', 'store/day/two.ts', 'store/money/b.ts', 'store/keys.ts'].map(
    (file) => source(file),
  );
  expect(childrenOf(sources, 'store')).toEqual(['store/day', 'store/money']);
});
