import { expect, it } from 'vitest';
import { rowRuns } from './rowRuns.ts';

const placed = (index: number) => ({ index, start: 300 + index * 50, end: 350 + index * 50 });

it('keeps the height of rows that are not drawn, around the row that has the focus too', () => {
  expect(rowRuns([placed(2), placed(10), placed(11)], 300, 300 + 20 * 50)).toEqual([
    { kind: 'gap', before: 2, height: 100 },
    { kind: 'row', index: 2 },
    { kind: 'gap', before: 10, height: 350 },
    { kind: 'row', index: 10 },
    { kind: 'row', index: 11 },
    { kind: 'gap', before: 'end', height: 400 },
  ]);
});

it('has no gap where every row is drawn', () => {
  expect(rowRuns([placed(0), placed(1)], 300, 400)).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'row', index: 1 },
  ]);
});
