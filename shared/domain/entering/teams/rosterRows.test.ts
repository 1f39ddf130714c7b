import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rosterRows, textWithout } from './rosterRows.ts';

const facts = { startDate: '2026-12-04', today: '2026-06-01' };
const read = (text: string, more: Partial<Parameters<typeof rosterRows>[1]> = {}) =>
  rosterRows(text, { ...facts, ...more });
const people = (text: string) => read(text).rows.map(({ skater }) => [skater.fullName, skater.birthdate]);
const problems = (text: string) =>
  read(text).rows.flatMap(({ row, problems: found }) =>
    found.map(({ column, problem }) => `${row} ${column} ${problem}`),
  );

describe('a roster from a spreadsheet', () => {
  it('is read by its headings in any order, and names the unused columns', () => {
    const sheet = read(
      'Jersey\tDate of birth\tSkater\tM/F\tISI No.\tTest level\tReserve\n7\t27.11.2015\tMia Kwan\tf\t123\tFreestyle 4\tx',
    );
    expect(sheet.unused).toEqual(['Jersey']);
    expect(sheet.rows[0]?.skater).toEqual({
      fullName: 'Mia Kwan',
      birthdate: '2015-11-27',
      gender: 'Female',
      isi: '123',
      expDate: '',
      highestIsiTestLevel: 'Freestyle 4',
      alternate: true,
    });
    expect(sheet.rows[0]?.problems).toEqual([]);
  });

  it.each([
    ['Mia Kwan;2015-11-27', [['Mia Kwan', '2015-11-27']]],
    [
      '1;Mia;Kwan;27/11/2015\n2;Leo;Kwan;1/2/2016',
      [
        ['Mia Kwan', '2015-11-27'],
        ['Leo Kwan', '2016-02-01'],
      ],
    ],
    ['27.11.2015\tKwan, Mia', [['Mia Kwan', '2015-11-27']]],
    ['First name;Surname;DOB\nMia;Kwan;Nov 27, 2015', [['Mia Kwan', '2015-11-27']]],
    [
      'Mia Kwan\n\nLeo Kwan',
      [
        ['Mia Kwan', ''],
        ['Leo Kwan', ''],
      ],
    ],
  ])('%j names %j', (text, named) => {
    expect(people(text)).toEqual(named);
  });

  it('without headings is read by the contents of its columns', () => {
    const sheet = read('Mia Kwan\tF\t2015-11-27\t8000123\t2027-08-31\tFreestyle 4\tno');
    expect(sheet.columns).toEqual([
      'fullName',
      'gender',
      'birthdate',
      'isi',
      'expDate',
      'highestIsiTestLevel',
      'alternate',
    ]);
  });

  it('reports problems row by row, numbered like the spreadsheet', () => {
    const rows = [
      'Name;Born;Gender;Expires;Alternate',
      'Mia Kwan;27.11.2015;F;;',
      ';1.2.2016;;;',
      'Leo Kwan;31.02.2016;boy;;perhaps',
      'Ada Frost;;robot;never;',
      'Tim Lake;1.1.2027;;;',
      'mía  kwan;2015-11-27;;;',
    ];
    expect(problems(rows.join('\r\n'))).toEqual([
      '3 fullName missing',
      '4 birthdate unread',
      '4 alternate unread',
      '5 birthdate missing',
      '5 gender unread',
      '5 expDate unread',
      '6 birthdate unborn',
      '7 fullName twice',
    ]);
  });

  it('detects skaters who are in the roster already', () => {
    const roster = [{ fullName: 'Mia Kwan', birthdate: '2015-11-27' }];
    const [row] = read('Mia Kwan;27.11.2015', { roster }).rows;
    expect(row?.problems.map(({ problem }) => problem)).toEqual(['twice']);
  });

  it('leaves the order of slashes open only if no date of the column decides', () => {
    expect(read('Mia Kwan;3/4/2015').slashes).toBe('dayFirst');
    expect(read('Mia Kwan;3/4/2015', { slashes: 'monthFirst' }).rows[0]?.skater.birthdate).toBe('2015-03-04');
    const notified = read('Mia Kwan;3/4/2015\nLeo Kwan;4/27/2015');
    expect(notified.slashes).toBeNull();
    expect(notified.rows[0]?.skater.birthdate).toBe('2015-03-04');
  });

  it('of 200 rows in mixed notations is read completely', () => {
    const forms = ['2015-03-09', '09.03.2015', '9/3/2015', '9 Mar 2015'];
    const lines = Array.from({ length: 200 }, (_, at) => `"Skater ${at + 1}"\t${forms[at % forms.length]}`);
    const { rows } = read(`\uFEFFName\tBirthdate\r\n${lines.join('\r\n')}\r\n`);
    expect(rows.map(({ skater }) => skater.fullName)).toEqual(lines.map((_, at) => `Skater ${at + 1}`));
    expect(new Set(rows.map(({ skater }) => skater.birthdate))).toEqual(new Set(['2015-03-09']));
    expect(rows.flatMap((row) => row.problems)).toEqual([]);
  });
});

describe('any pasted text', () => {
  const cell = fc.constantFrom(
    'Mia Kwan',
    'Leo',
    '27.11.2015',
    '31.02.2015',
    'F',
    '',
    '"Bo" Lee',
    'x',
    '123',
    'Name',
  );
  const sheet = fc
    .array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 12 })
    .map((rows) => rows.map((cells) => cells.join('\t')).join('\r\n'));

  it('turns every filled row into a skater, the headings, or leftover text', () => {
    fc.assert(
      fc.property(sheet, (text) => {
        const { rows, head } = read(text);
        const filled = text.split('\r\n').filter((line) => line.replaceAll(/[\t\s]/g, '') !== '');
        expect([...(head ? [head.source] : []), ...rows.map(({ source }) => source)]).toEqual(filled);
      }),
    );
  });

  it('keeps the rows that were not imported, which read as before', () => {
    fc.assert(
      fc.property(sheet, fc.func(fc.boolean()), (text, isTaken) => {
        const whole = read(text);
        const taken = new Set(whole.rows.map(({ row }) => row).filter((row) => isTaken(row)));
        const left = whole.rows.filter(({ row }) => !taken.has(row)).map(({ source }) => source);
        const rest = textWithout(whole, taken);
        expect(rest.split('\n').filter((line) => line !== '')).toEqual(
          left.length === 0 ? [] : [...(whole.head ? [whole.head.source] : []), ...left],
        );
      }),
    );
  });
});
