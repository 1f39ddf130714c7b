import { describe, expect, it } from 'vitest';
import { memberAfterImport } from './importedMember.ts';
import { memberColumns } from './memberColumns.ts';
import { memberRow, slashesOf } from './memberRow.ts';
import { mergeMemberRows } from './mergeMemberRows.ts';

const HEADINGS = ['Member No.', 'Name', 'Date of Birth', 'Type', 'Expires', 'Test', 'Level', 'Test date'];

function read(...rows: string[][]) {
  const columns = memberColumns(HEADINGS);
  if (!columns) throw new Error('The headings name a number');
  const sheet = rows.map((cells, index) => ({ row: index + 2, cells }));
  const { order } = slashesOf(sheet, columns);
  return mergeMemberRows(sheet.map((row) => memberRow(row, columns, order ?? 'dayFirst')));
}

describe('memberColumns', () => {
  it('knows headings however they are written, each once', () => {
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

describe('memberRow', () => {
  it('reads dates as lists write them, and says what it cannot read', () => {
    const [fine, wrong] = read(
      ['123 456', 'Frost, Ada', '27/11/2015', 'Pro Member', '31 Aug 2027', '', '', ''],
      ['', 'Ben Lake', 'soon', 'Astronaut', '2027-08-31', 'Freestyle', 'Freestyle 1', ''],
    );
    expect(fine?.problems).toEqual([]);
    expect(fine?.member).toMatchObject({
      ...{ number: '123456', fullName: 'Ada Frost', birthdate: '2015-11-27' },
      ...{ category: 'professional', expiry: '2027-08-31' },
    });
    expect(wrong?.problems).toEqual([
      { field: 'number', problem: 'missing' },
      { field: 'category', problem: 'unread' },
      { field: 'tests', problem: 'missing' },
      { field: 'birthdate', problem: 'unread' },
    ]);
  });

  it('reads slashes month first where the sheet tells so', () => {
    const [first] = read(
      ['1', 'Ada', '03/04/2015', '', '8/31/2027', '', '', ''],
      ['2', 'Ben', '05/06/2014', '', '8/31/2027', '', '', ''],
    );
    expect(first?.member.birthdate).toBe('2015-03-04');
  });
});

describe('mergeMemberRows', () => {
  it('makes one member of a row for each test', () => {
    const merged = read(
      ['77', 'Ada Frost', '2015-11-27', '', '2027-08-31', 'Freestyle', 'Freestyle 1', '2026-01-12'],
      ['77', 'Ada Frost', '', '', '', 'Couple', 'Couple 1', '2026-02-12'],
    );
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ rows: [2, 3], problems: [] });
    expect(merged[0]?.member.tests).toHaveLength(2);
  });

  it('takes neither of two rows that contradict each other, and tells both', () => {
    const [merged] = read(
      ['77', 'Ada Frost', '2015-11-27', '', '2027-08-31', '', '', ''],
      ['77', 'Ada Frost', '2015-11-28', '', '2027-08-31', '', '', ''],
    );
    expect(merged).toMatchObject({
      rows: [2, 3],
      problems: [{ field: 'birthdate', problem: 'contradicts' }],
    });
  });

  it('keeps rows without a readable number apart', () => {
    expect(read(['', 'Ada', '', '', '', '', '', ''], ['', 'Ben', '', '', '', '', '', ''])).toHaveLength(2);
  });
});

describe('memberAfterImport', () => {
  const ada = memberAfterImport(null, {
    ...{ number: '77', fullName: 'Ada Frost', birthdate: '2015-11-27', expiry: '2027-08-31' },
    tests: [{ discipline: 'Freestyle', level: 'Freestyle 1', date: '2026-01-12' }],
    certificates: [],
  }).member;

  it('needs a name and an expiry of a new member only', () => {
    expect(memberAfterImport(null, { number: '78', tests: [], certificates: [] }).problems).toEqual([
      { field: 'fullName', problem: 'missing' },
      { field: 'expiry', problem: 'missing' },
    ]);
    expect(memberAfterImport(ada, { number: '77', tests: [], certificates: [] }).member).toEqual(ada);
  });

  it('replaces the date of a test that is registered again', () => {
    const test = { discipline: 'Freestyle', level: 'Freestyle 1', date: '2026-03-01' };
    const { member } = memberAfterImport(ada, { number: '77', tests: [test], certificates: [] });
    expect(member?.tests).toEqual([test]);
  });
});
