import { describe, expect, it } from 'vitest';
import { applyImport } from './importedMember.ts';
import { memberColumns } from './memberColumns.ts';
import { memberList } from './memberList.ts';
import type { MemberRow } from './memberRow.ts';
import { mergeMemberRows } from './mergeMemberRows.ts';

const HEADINGS = ['Member No.', 'Name', 'Date of Birth', 'Type', 'Expires', 'Test', 'Level', 'Test date'];

const DATES = { slashes: 'dayFirst', today: '2026-11-21' } as const;

function read(...rows: string[][]) {
  const list = memberList([HEADINGS, ...rows], DATES);
  if (!list) throw new Error('The headings name a number');
  return list.rows;
}

describe('memberColumns', () => {
  it('recognises headings however they are written, each once', () => {
    expect(memberColumns(HEADINGS)).toEqual([
      'number',
      'fullName',
      'birthdate',
      'category',
      'expiry',
      'discipline',
      'level',
      'testDate',
    ] as const);
    expect(memberColumns(['ISI #', 'Shoe size', 'ISI No'])).toEqual(['number', null, null]);
    expect(memberColumns(['Name', 'Born'])).toBeNull();
  });
});

describe('the headings of a list of members', () => {
  it('ignore explanations in brackets', () => {
    const headings = ['ISI No. (required)', 'Date of Birth (DD/MM/YYYY)', 'Valid through [day]', 'Home Club'];
    expect(memberColumns(headings)).toEqual(['number', 'birthdate', 'expiry', 'homeRink']);
  });

  it('name no tests without a date column, which would make every row invalid', () => {
    expect(memberColumns(['Number', 'Highest Level', 'Test'])).toEqual(['number', null, null]);
    expect(memberColumns(['Number', 'Level', 'Test date'])).toEqual(['number', 'level', 'testDate']);
  });

  it('are found below titles, even one that contains a heading’s word', () => {
    const rows = [['Membership', '', ''], ['Season 2026'], [''], ['Number', 'Name'], ['1', 'Ada']];
    const list = memberList(rows, DATES);
    expect(list).toMatchObject({ columns: ['number', 'fullName'], rows: [{ rows: [5] }] });
    expect(memberList([['Number'], ['1']], DATES)?.columns).toEqual(['number']);
    expect(memberList([['Name'], ['Ada']], DATES)).toBeNull();
    expect(memberList([], DATES)).toBeNull();
  });
});

describe('memberRow', () => {
  it('joins the lines of a cell', () => {
    const [row] = read(['1', 'Ada\r\n  Frost', '', '', '2027-08-31', '', '', '']);
    expect(row?.member.fullName).toBe('Ada Frost');
  });

  it('reads the serial dates of a spreadsheet', () => {
    const [row] = read(['1', 'Ada', '42335', '', '46630', 'Freestyle', 'Freestyle 1', '46034.0']);
    expect(row?.problems).toEqual([]);
    expect(row?.member).toMatchObject({ birthdate: '2015-11-27', expiry: '2027-08-31' });
    expect(row?.member.tests).toEqual([
      { discipline: 'Freestyle', level: 'Freestyle 1', date: '2026-01-12' },
    ]);
  });

  it('completes two-digit years, never with a birth or test in the future', () => {
    const [born, future] = read(
      ['1', 'Ada', '27.11.85', '', '31.08.27', '', '', ''],
      ['2', 'Ben', '22.11.2026', '', '31.08.27', 'Freestyle', 'Freestyle 1', '2027-01-12'],
    );
    expect(born?.member).toMatchObject({ birthdate: '1985-11-27', expiry: '2027-08-31' });
    expect(future?.problems).toEqual([
      { field: 'tests', problem: 'inFuture' },
      { field: 'birthdate', problem: 'inFuture' },
    ]);
    expect(read(['3', 'Cy', '21.11.2026', '', '31.08.27', '', '', ''])[0]?.problems).toEqual([]);
  });

  it('derives the discipline of a catalogue level, and requires it for any other', () => {
    const [known, unknown] = read(
      ['1', 'Ada', '', '', '2027-08-31', '', 'FS4', '2026-01-12'],
      ['2', 'Ben', '', '', '2027-08-31', '', 'Third badge', '2026-01-12'],
    );
    expect(known?.member.tests).toEqual([{ discipline: 'Freestyle', level: 'FS4', date: '2026-01-12' }]);
    expect(unknown?.problems).toEqual([{ field: 'tests', problem: 'missing' }]);
  });

  it('reads dates as lists write them, and reports unreadable cells', () => {
    const [fine, wrong] = read(
      ['123 456', 'Frost, Ada', '27/11/2015', 'Pro Member', '31 Aug 2027', '', '', ''],
      ['', 'Ben Lake', 'soon', 'Astronaut', '2027-08-31', 'Freestyle', 'Freestyle 1', ''],
    );
    expect(fine?.problems).toEqual([]);
    expect(fine?.member).toMatchObject({
      number: '123456',
      fullName: 'Ada Frost',
      birthdate: '2015-11-27',
      category: 'professional',
      expiry: '2027-08-31',
    });
    expect(wrong?.problems).toEqual([
      { field: 'number', problem: 'missing' },
      { field: 'category', problem: 'unread' },
      { field: 'tests', problem: 'missing' },
      { field: 'birthdate', problem: 'unread' },
    ]);
  });

  it('reads slashes month first if another date of the sheet requires it', () => {
    const [first] = read(
      ['1', 'Ada', '03/04/2015', '', '8/31/2027', '', '', ''],
      ['2', 'Ben', '05/06/2014', '', '8/31/2027', '', '', ''],
    );
    expect(first?.member.birthdate).toBe('2015-03-04');
  });
});

describe('mergeMemberRows', () => {
  it('merges the rows of a member with several tests', () => {
    const merged = read(
      ['77', 'Ada Frost', '2015-11-27', '', '2027-08-31', 'Freestyle', 'Freestyle 1', '2026-01-12'],
      ['77', 'Ada Frost', '', '', '', 'Couple', 'Couple 1', '2026-02-12'],
    );
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ rows: [2, 3], problems: [] });
    expect(merged[0]?.member.tests).toHaveLength(2);
  });

  it('rejects two contradicting rows and reports both', () => {
    const [merged] = read(
      ['77', 'Ada Frost', '2015-11-27', '', '2027-08-31', '', '', ''],
      ['77', 'Ada Frost', '2015-11-28', '', '2027-08-31', '', '', ''],
    );
    expect(merged).toMatchObject({
      rows: [2, 3],
      problems: [{ field: 'birthdate', problem: 'contradicts' }],
    });
  });

  it.each([
    ['test', ['Freestyle', 'Freestyle 1', '2026-01-12'], ['Freestyle', 'Freestyle 1', '2026-03-12'], 'tests'],
    ['name', ['', '', ''], ['', '', ''], 'fullName'],
  ])('rejects two rows that differ in one %s', (_what, one, other, field) => {
    const [merged] = read(
      ['77', 'Ada Frost', '', '', '2027-08-31', ...one],
      ['77', field === 'fullName' ? 'Eve Frost' : 'Ada Frost', '', '', '2027-08-31', ...other],
    );
    expect(merged?.problems).toEqual([{ field, problem: 'contradicts' }]);
  });

  it('rejects two expiry days of one certificate', () => {
    const of = (expiry: string | null): MemberRow => ({
      rows: [2],
      problems: [],
      member: { number: '77', tests: [], certificates: [{ name: 'Bronze coach', expiry }] },
    });
    const problems = (a: string | null, b: string | null) => mergeMemberRows([of(a), of(b)])[0]?.problems;
    expect(problems('2027-01-01', '2028-01-01')).toEqual([{ field: 'certificates', problem: 'contradicts' }]);
    expect(problems('2027-01-01', '2027-01-01')).toEqual([]);
  });

  it('keeps rows without a readable number apart', () => {
    expect(read(['', 'Ada', '', '', '', '', '', ''], ['', 'Ben', '', '', '', '', '', ''])).toHaveLength(2);
  });
});

describe('applyImport', () => {
  const ada = applyImport(null, {
    number: '77',
    fullName: 'Ada Frost',
    birthdate: '2015-11-27',
    expiry: '2027-08-31',
    tests: [{ discipline: 'Freestyle', level: 'Freestyle 1', date: '2026-01-12' }],
    certificates: [],
  }).member;

  it('requires a name and an expiry of new members only', () => {
    expect(applyImport(null, { number: '78', tests: [], certificates: [] }).problems).toEqual([
      { field: 'fullName', problem: 'missing' },
      { field: 'expiry', problem: 'missing' },
    ]);
    expect(applyImport(ada, { number: '77', tests: [], certificates: [] }).member).toEqual(ada);
  });

  it('replaces the date of a test that is registered again', () => {
    const test = { discipline: 'Freestyle', level: 'Freestyle 1', date: '2026-03-01' };
    const { member } = applyImport(ada, { number: '77', tests: [test], certificates: [] });
    expect(member?.tests).toEqual([test]);
  });
});
