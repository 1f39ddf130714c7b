import { describe, expect, it } from 'vitest';
import { backupName, expiredBackups } from './rotation.ts';

const HOUR = 60 * 60 * 1000;

/** What is left when a backup is made so often from the first of January until `end`, and each time the old ones go. */
function leftAfter(end: string, every: number): string[] {
  let names: string[] = [];
  for (let at = Date.parse('2026-01-01T03:15:00Z'); at <= Date.parse(end); at += every) {
    names.push(backupName(new Date(at)));
    const expired = new Set(expiredBackups(names));
    names = names.filter((name) => !expired.has(name));
  }
  return names;
}

describe('nightly backups of two years', () => {
  const left = leftAfter('2027-12-10T03:15:00Z', 24 * HOUR);

  it('leave seven days, four weeks and twelve months', () => {
    const days = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2027-12-${day}`);
    // Sundays: the newest of their weeks. 5 December is among the days, too.
    const weeks = ['2027-11-21', '2027-11-28'];
    const months = [
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
    ];
    expect(left.map((name) => name.slice(0, 10))).toEqual(
      [...months.map((day) => `2027-${day}`), ...weeks, ...days].toSorted(),
    );
  });
});

it('of one day only the newest stays', () => {
  const left = leftAfter('2026-01-02T12:15:00Z', HOUR);
  expect(left).toEqual(['2026-01-01T23-15-00Z', '2026-01-02T12-15-00Z']);
});

it('a machine that was off for a year keeps what it had', () => {
  const names = ['2025-11-01T03-15-00Z', '2025-11-02T03-15-00Z', '2026-11-28T03-15-00Z'];
  expect(expiredBackups(names)).toEqual([]);
});

it('nothing else in the folder is touched', () => {
  const nights = Array.from({ length: 40 }, (_, night) =>
    backupName(new Date(Date.parse('2026-03-01') + night * 24 * HOUR)),
  );
  const others = [
    'before-0.4.0',
    '2026-03-01',
    '2026-03-01T00-00-00Z.unfinished',
    'lost+found',
    '2020-01-01T00-00-00Z.tar',
  ];
  const expired = expiredBackups([...others, ...nights]);
  expect(expired.length).toBeGreaterThan(20);
  expect(expired.filter((name) => others.includes(name))).toEqual([]);
});
