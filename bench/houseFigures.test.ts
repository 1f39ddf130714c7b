import { expect, it } from 'vitest';
import { mutualPairs } from './houseFigures.ts';

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
