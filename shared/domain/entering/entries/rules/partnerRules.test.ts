import { describe, expect, it } from 'vitest';
import { isPartnerOpen, isSamePartner, partnerPageOf, partnerPersonProblems } from './partnerRules.ts';

const OPEN = { state: 'published', openFrom: null, openUntil: '2027-03-01T10:00:00.000Z' } as const;
const at = (instant: string) => new Date(instant);

describe('isPartnerOpen', () => {
  it('ends with the entries, and with the entry', () => {
    expect(isPartnerOpen('confirmed', OPEN, at('2027-03-01T09:59:59.999Z'))).toBe(true);
    expect(isPartnerOpen('waiting', OPEN, at('2027-02-01T00:00:00Z'))).toBe(true);
    expect(isPartnerOpen('confirmed', OPEN, at('2027-03-01T10:00:00.000Z'))).toBe(false);
    expect(isPartnerOpen('withdrawn', OPEN, at('2027-02-01T00:00:00Z'))).toBe(false);
    expect(isPartnerOpen('confirmed', { ...OPEN, state: 'archived' }, at('2027-02-01T00:00:00Z'))).toBe(
      false,
    );
  });
});

describe('partnerPersonProblems', () => {
  const mia = { fullName: 'Mia Kato', birthdate: '2013-02-28' };
  const now = at('2027-01-01T00:00:00Z');
  it('takes somebody else who is born', () => {
    expect(partnerPersonProblems({ ...mia, fullName: 'Ben Frost' }, mia, '2027-04-01', now)).toEqual([]);
    // Twins share a birthdate, namesakes a name.
    expect(partnerPersonProblems({ ...mia, birthdate: '2012-02-29' }, mia, '2027-04-01', now)).toEqual([]);
  });

  it('refuses the skater, however the name is typed, and the unborn', () => {
    expect(partnerPersonProblems({ ...mia, fullName: ' MIA  KATÓ' }, mia, '2027-04-01', now)).toEqual([
      { field: 'fullName', code: 'AlreadyExist' },
    ]);
    expect(
      partnerPersonProblems({ fullName: 'Ben', birthdate: '2027-01-02' }, mia, '2027-04-01', now),
    ).toEqual([{ field: 'birthdate', code: 'MustValid' }]);
  });
});

describe('isSamePartner', () => {
  const ben = { fullName: 'Ben Frost', birthdate: '2013-05-05', email: 'ben@families.test.example' };
  it.each([
    ['the address alone', { ...ben, email: 'frost@families.test.example' }, true],
    ['the spelling, at the same address', { ...ben, fullName: 'Ben Forst' }, true],
    ['the birthdate, at the same address', { ...ben, birthdate: '2013-06-05' }, true],
    [
      'name and birthdate: a sister behind the same address',
      { ...ben, fullName: 'Ida Frost', birthdate: '2015-01-01' },
      false,
    ],
    ['name and address', { ...ben, fullName: 'Ben Forst', email: null }, false],
  ])('changed %s', (_, after, same) => {
    expect(isSamePartner(ben, after)).toBe(same);
  });

  it('asks anew where there never was an address and the name is another', () => {
    const unknown = { ...ben, email: null };
    expect(isSamePartner(unknown, { ...unknown, fullName: 'Ben Forst' })).toBe(false);
  });
});

it.each([
  ['Ice Dance', 'dance'],
  ['Dances, medium', 'dance'],
  ['Couple', 'couple'],
  ['Pair', 'couple'],
  ['Couple Spotlight', 'couple'],
  ['Abundance', 'couple'],
] as const)('the partner in %s belongs to the page of %ss', (format, page) => {
  expect(
    partnerPageOf([
      { format: 'Solo Dance', partnered: false },
      { format, partnered: true },
    ]),
  ).toBe(page);
});
