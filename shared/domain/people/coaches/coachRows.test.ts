import { describe, expect, it } from 'vitest';
import { coachList } from './coachRows.ts';

describe('coachList', () => {
  it('reads names, numbers, rinks and the days of certificates', () => {
    const list = coachList([
      ['Coaches of 2026'],
      ['Coach', 'Professional number', 'Email', 'Rinks', 'Gold', 'Gold until', 'Shirt'],
      ['Kay Moss', 'P-12', 'kay@coaches.example', 'Harbour Ice; Lakeside', '1 May 2024', '01/05/2027', 'M'],
      [''],
      ['Sol Reed', '', '', '', 'soon', '', ''],
    ]);
    expect(list?.rows).toEqual([
      {
        row: 3,
        coach: {
          name: 'Kay Moss',
          professional: 'P-12',
          email: 'kay@coaches.example',
          certificates: [{ certificate: 'gold', date: '2024-05-01', expiry: '2027-05-01' }],
          rinks: ['Harbour Ice', 'Lakeside'],
        },
        unread: [],
      },
      { row: 5, coach: { name: 'Sol Reed', certificates: [], rinks: [] }, unread: ['gold'] },
    ]);
    expect(list?.columns.at(-1)).toBe(null);
  });

  it('has ambiguous days only where a certificate has one with slashes', () => {
    const withDay = (day: string) =>
      coachList([
        ['Coach', 'Phone', 'Gold'],
        ['Kay Moss', '1/2/3', day],
      ]);
    expect(withDay('3/4/2024')?.slashes).toBe('dayFirst');
    expect(withDay('27/4/2024')?.slashes).toBe(null);
    expect(withDay('2024-04-03')?.slashes).toBe(null);
  });

  it('needs a column for the name', () => {
    expect(coachList([['Number'], ['12']])).toBe(null);
  });
});
