import { expect, it } from 'vitest';
import { cloneName } from './cloneName.ts';

it.each([
  ['Harbour Lights Open 2026', 'Harbour Lights Open 2027'],
  ['2026 Winter Classic', '2027 Winter Classic'],
  ['Season 2026/27', 'Season 2027/28'],
  ['Season 1999–00', 'Season 2000–01'],
  ['Plum Blossom Cup', 'Plum Blossom Cup'],
  ['The 12026 metres', 'The 12026 metres'],
])('%s becomes %s a year later', (name, expected) => {
  expect(cloneName(name, '2026-12-04', '2027-12-03')).toBe(expected);
});

it('stays the same within a year', () => {
  expect(cloneName('Spring Cup 2026', '2026-03-01', '2026-10-01')).toBe('Spring Cup 2026');
});
