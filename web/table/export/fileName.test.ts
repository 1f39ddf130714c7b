import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

const now = new Date(2026, 2, 5, 23, 30);

it.each([
  ['Skaters of Örebro Cup', 'Skaters of Örebro Cup 2026-03-05.csv'],
  ['Entries: "A/B" <1>', 'Entries A B 1 2026-03-05.csv'],
  ['..\\..\\secret', 'secret 2026-03-05.csv'],
  ['氷上 杯', '氷上 杯 2026-03-05.csv'],
  ['\u202Egnp', 'gnp 2026-03-05.csv'],
  ['   ', '2026-03-05.csv'],
])('the file of %j is named %j', (title, name) => {
  expect(fileName(title, now, 'csv')).toBe(name);
});

it('stays within the bytes that file systems allow, and splits no letter', () => {
  const name = fileName(`x${'🧊'.repeat(500)}`, now, 'xlsx');
  expect(new TextEncoder().encode(name).length).toBeLessThan(255);
  expect(name).toBe(`x${'🧊'.repeat(49)} 2026-03-05.xlsx`);
});
