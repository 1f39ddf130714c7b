import { expect, it } from 'vitest';
import { atMost, median, seconds, tableBeside, tableOf, times, reported } from './row.ts';

it('marks each figure as within or over its budget', () => {
  const table = tableOf([
    atMost('start', 3.2, 10, seconds),
    atMost('ratio', 2.31, 2, times),
    reported('beside', '5 ms'),
  ]);
  const [head, , start, ratio, beside] = table.split('\n');
  expect(head).toMatch(/^what +measured +budget$/);
  expect(start).toMatch(/^start +3\.2 s +≤ 10\.0 s +ok$/);
  expect(ratio).toMatch(/^ratio +2\.31 × +≤ 2\.00 × +OVER$/);
  expect(beside).toMatch(/^beside +5 ms$/);
});

it('shows two commits side by side, with what only one of them has', () => {
  const were = [atMost('ratio', 3.16, 2, times), reported('old', '1')];
  const table = tableBeside('9af0212', were, [atMost('ratio', 1.8, 2, times), reported('new', '2')]);
  const [head, , ratio, added, gone] = table.split('\n');
  expect(head).toMatch(/^what +9af0212 +here +budget$/);
  expect(ratio).toMatch(/^ratio +3\.16 × +1\.80 × +≤ 2\.00 × +ok$/);
  expect(added).toMatch(/^new +2$/);
  expect(gone).toMatch(/^old +1$/);
});

it('takes the median, whatever the outliers', () => {
  expect(median([900, 3, 1, 2, 4])).toBe(3);
  expect(() => median([])).toThrow('Nothing was measured');
});
