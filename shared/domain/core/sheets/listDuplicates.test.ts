import { describe, expect, it } from 'vitest';
import { coachDuplicates } from '../../people/coaches/coachDuplicates.ts';
import { entryDuplicates } from '../../entering/entries/import/entryDuplicates.ts';
import { memberDuplicates } from '../../people/membership/memberDuplicates.ts';

const skater = (row: number, fullName: string, change: object = {}) => ({
  row,
  fullName,
  birthdate: '2016-03-12',
  isi: `10000${row}`,
  familyEmail: null,
  ...change,
});

describe('a list of entries', () => {
  it('names the later row, whichever stands first in the file', () => {
    const rows = [skater(7, 'Chan Mia'), skater(5, 'Noa Vega'), skater(3, 'Mia Chan')];
    expect(entryDuplicates(rows)).toEqual([{ row: 7, sameAs: 3, isLeftOut: true }]);
  });

  it('compares numbers, spellings and birthdates', () => {
    const alike: [string, object][] = [
      ['MIA  CHÁN', {}],
      ['Mia Chann', {}],
      ['Mia Wing Chan', {}],
      ['Mia Chan', { birthdate: '2016-12-03' }],
      ['Wing Chan', { isi: '#10000 3', birthdate: '2015-01-01' }],
    ];
    for (const [name, change] of alike)
      expect(entryDuplicates([skater(3, 'Mia Chan'), skater(7, name, change)]), name).toHaveLength(1);
    const apart: [string, object][] = [
      ['Tove Chan', {}],
      ['Mia Chan', { birthdate: '2012-07-30' }],
    ];
    for (const [name, change] of apart)
      expect(entryDuplicates([skater(3, 'Mia Chan'), skater(7, name, change)]), name).toEqual([]);
  });

  it('leaves two given names of one family apart, though their number is one', () => {
    const family = { isi: '123456', familyEmail: 'kim@test.example' };
    expect(entryDuplicates([skater(3, 'Mia Chan', family), skater(7, 'Mina Chan', family)])).toEqual([]);
  });

  it('compares every row with one that is entered, so a third points at the first', () => {
    const rows = [skater(3, 'Mia Chan'), skater(5, 'Mia Chann'), skater(7, 'Chan Mia')];
    expect(entryDuplicates(rows).map(({ row, sameAs }) => [row, sameAs])).toEqual([
      [5, 3],
      [7, 3],
    ]);
  });

  it('enters a row that the organiser calls another skater, but never one name and birthdate twice', () => {
    const other = skater(7, 'Mia Chann', { isOther: true });
    expect(entryDuplicates([skater(3, 'Mia Chan'), other])).toEqual([
      { row: 7, sameAs: 3, isLeftOut: false },
    ]);
    const exact = skater(7, 'mia chan', { isOther: true });
    expect(entryDuplicates([skater(3, 'Mia Chan'), exact])).toEqual([{ row: 7, sameAs: 3, isLeftOut: true }]);
  });

  it('takes a moment for a thousand', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const birthdate = new Date(Date.UTC(2010, 0, 1 + index * 3)).toISOString().slice(0, 10);
      return skater(index + 2, `Skater Nr${index}x`, { birthdate });
    });
    const start = performance.now();
    entryDuplicates(rows);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('a list of coaches', () => {
  const coach = (row: number, name: string, professional: string | null, ...rinks: string[]) => ({
    row,
    name,
    professional,
    rinks,
  });

  it('has one coach for a number, and for a name at one rink or at none', () => {
    expect(coachDuplicates([coach(2, 'Kay Lin', '55-501'), coach(5, 'K. Lin', '55501')])).toEqual([
      { row: 5, sameAs: 2 },
    ]);
    expect(
      coachDuplicates([coach(2, 'Kay Lin', null, 'Bay'), coach(5, 'KAY LIN', '1', 'Pond', 'bay')]),
    ).toEqual([{ row: 5, sameAs: 2 }]);
    expect(coachDuplicates([coach(2, 'Kay Lin', null), coach(5, 'Kay Lin', null)])).toHaveLength(1);
  });

  it('has two for two numbers, and for a name at two rinks', () => {
    expect(coachDuplicates([coach(2, 'Kay Lin', '1', 'Bay'), coach(5, 'Kay Lin', '2', 'Bay')])).toEqual([]);
    expect(coachDuplicates([coach(2, 'Kay Lin', null, 'Bay'), coach(5, 'Kay Lin', null, 'Pond')])).toEqual(
      [],
    );
  });
});

describe('a list of members', () => {
  const member = (row: number, number: string, fullName: string, birthdate?: string) => ({
    rows: [row],
    member: { number, fullName, birthdate, tests: [], certificates: [] },
    problems: [],
  });

  it('names a person with two numbers, and nobody without a birthdate', () => {
    const rows = [
      member(3, '111', 'José Lima', '2014-01-02'),
      member(7, '222', 'JOSE LIMA', '2014-01-02'),
      member(8, '333', 'José Lima'),
      member(9, '444', 'José Lima', '2014-01-03'),
    ];
    expect(memberDuplicates(rows)).toEqual([{ row: 7, sameAs: 3 }]);
  });
});
