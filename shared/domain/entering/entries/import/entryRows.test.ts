import { describe, expect, it } from 'vitest';
import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { entryList } from './entryRows.ts';

const format = (name: string, levels: readonly string[]) => ({
  format: name,
  entry: 'individual',
  events: levels.map((level) => ({ id: `${name}.${level}`.toLowerCase(), level })),
});
const form = {
  formats: [
    format('Freestyle', ['Freestyle 1', 'Freestyle 2']),
    format('Spotlight', ['Low']),
    format('Artistic', ['Low']),
  ],
  questions: [{ id: 'bus', question: 'Do you come by bus?' }],
} as unknown as Form;

const options = {
  form,
  countries: ['Hong Kong', 'Japan'],
  slashes: 'dayFirst',
  today: '2026-11-22',
} as const;
const HEAD = [
  'Skater’s name',
  'Sex',
  'DOB',
  'Country',
  'Club',
  'ISI No.',
  'Valid until',
  'Level',
  'Events',
  'E-mail',
];
const ROW = ['Chan, Mia', 'f', '03.02.2016', 'hong kong', 'Lantern Bay', '123', '2027-06-30', 'Delta'];

describe('a list of entries', () => {
  it('has a row for each skater, below titles, in words of its own', () => {
    const list = entryList(
      [['Entries 2027'], HEAD, [...ROW, 'Freestyle 1; Spotlight · Low', 'kim@test.example']],
      options,
    );
    expect(list?.rows).toEqual([
      {
        rows: [3],
        entry: {
          fullName: 'Mia Chan',
          gender: 'Female',
          birthdate: '2016-02-03',
          country: 'Hong Kong',
          homeIsiRink: 'Lantern Bay',
          isi: '123',
          expDate: '2027-06-30',
          highestIsiTestLevel: 'Delta',
          event: ['freestyle.freestyle 1', 'spotlight.low'],
          familyEmail: 'kim@test.example',
          answers: [],
        },
        problems: [],
      },
    ]);
  });

  it('may have a row for each event, or a column to tick', () => {
    const rows = [
      [...ROW, 'Freestyle 1'],
      [...ROW, 'Artistic: Low'],
    ];
    const merged = entryList([HEAD, ...rows], options)?.rows;
    expect(merged?.map(({ rows: from, entry }) => [from, entry.event])).toEqual([
      [
        [2, 3],
        ['freestyle.freestyle 1', 'artistic.low'],
      ],
    ]);
    expect(merged?.[0]).not.toHaveProperty('repeats');
    const ticks = [
      ['Name', 'Birthdate', 'Freestyle 2', 'Spotlight · Low', 'Do you come by bus?'],
      ['Bo', '2015-01-01', 'x', 'no', 'Yes'],
    ];
    const [ticked] = entryList(ticks, options)?.rows ?? [];
    expect(ticked?.entry).toMatchObject({
      event: ['freestyle.freestyle 2'],
      answers: [{ question: 'bus', answer: 'Yes' }],
    });
  });

  it('proposes a first name for public pages, and names one that cannot be one', () => {
    const heads = ['First name', 'Last name', 'Birthdate', 'First name in public'];
    const named = (...cells: string[]) => entryList([heads, cells], options)?.rows[0];
    expect(named('Wei Ming', 'Tan', '2016-03-12', '')?.entry.givenName).toBe('Wei Ming');
    expect(named('Wei Ming', 'Tan', '2016-03-12', 'Ming')?.entry.givenName).toBe('Ming');
    expect(named('Wei Ming', 'Tan', '2016-03-12', 'www.tan.example')).toMatchObject({
      problems: [{ field: 'givenName', problem: 'unread', cell: 'www.tan.example' }],
    });
    expect(entryList([HEAD, [...ROW, 'Freestyle 1']], options)?.rows[0]?.entry).not.toHaveProperty(
      'givenName',
    );
  });

  it('says which rows of a skater name nothing new', () => {
    const events = ['Freestyle 1', 'Artistic: Low', 'Freestyle 1', 'Artistic: Low; Freestyle 1'];
    const [row] = entryList([HEAD, ...events.map((event) => [...ROW, event])], options)?.rows ?? [];
    expect([row?.rows, row?.repeats]).toEqual([
      [2, 3, 4, 5],
      [4, 5],
    ]);
  });

  it('names what it cannot read, by field and cell', () => {
    const wrong = ['Bo', '?', '31.02.2015', '', '', '', 'never', '', 'Low; Jumping', ''];
    const [row] = entryList([HEAD, wrong], options)?.rows ?? [];
    expect(row?.problems.map(({ field, cell }) => `${field} ${cell}`)).toEqual([
      'events Low',
      'events Jumping',
      'gender ?',
      'birthdate 31.02.2015',
      'expiry never',
    ]);
    expect(
      entryList(
        [
          ['Price', 'Colour'],
          ['1', 'red'],
        ],
        options,
      ),
    ).toBe(null);
  });

  it('refuses two rows of a skater that contradict each other', () => {
    const other = [...ROW, 'Freestyle 2', 'else@test.example'];
    const [row] = entryList([HEAD, [...ROW, 'Freestyle 1', 'kim@test.example'], other], options)?.rows ?? [];
    expect(row?.problems).toEqual([
      { field: 'familyEmail', problem: 'contradicts', cell: 'else@test.example' },
    ]);
  });
});
