import { expect, it } from 'vitest';
import { entriesByFamily, familiesOfRows, inParts } from './families.ts';

const rows = ['A', 'B', 'A', null, 'C', 'B'].map((familyId, index) => ({
  id: `E${String(index)}`,
  familyId,
}));

it('names each family once, and none whose account is not shown', () => {
  expect(familiesOfRows(rows)).toEqual(['A', 'B', 'C']);
  expect(inParts(['A', 'B', 'C'], 2)).toEqual([['A', 'B'], ['C']]);
});

it('keeps a family’s entries in one part', () => {
  expect(entriesByFamily(rows, 3)).toEqual([
    ['E0', 'E2'],
    ['E1', 'E5', 'E4'],
  ]);
  expect(entriesByFamily(rows, 1)).toEqual([['E0'], ['E1'], ['E4']]);
});
