import { expect, it } from 'vitest';
import { readTenths, tenthsInput } from './tenths.ts';

it.each([
  ['7', 70],
  ['7.', 70],
  ['7.8', 78],
  [' 7,8 ', 78],
  ['10.0', 100],
  ['0.1', 1],
  ['7.85', Number.NaN],
  ['-1', Number.NaN],
  ['', Number.NaN],
  ['seven', Number.NaN],
])('reads %o as %d tenths', (text, tenths) => {
  expect(readTenths(text)).toBe(tenths);
});

it('writes tenths as people do', () => {
  expect([70, 78, 100, Number.NaN].map(tenthsInput)).toEqual(['7.0', '7.8', '10.0', '']);
});
