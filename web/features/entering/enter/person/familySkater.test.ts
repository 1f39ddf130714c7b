import { expect, it } from 'vitest';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { entryOfSkater, familyWithSkater } from './familySkater.ts';

const mia: FamilySkater = {
  id: 's-1',
  fullName: 'Mia Kwan',
  gender: 'Female',
  birthdate: '2015-12-05',
  country: 'Japan',
  homeIsiRink: 'Mega Ice',
  isi: null,
  expDate: null,
  levels: [
    { ladder: 'Dance', level: 'Dance 2' },
    { ladder: 'Freestyle', level: 'Freestyle 4' },
  ],
};

it('fills every field that the account knows, with the level that entries go by', () => {
  expect(entryOfSkater(mia)).toEqual({
    fullName: 'Mia Kwan',
    gender: 'Female',
    birthdate: '2015-12-05',
    country: 'Japan',
    homeIsiRink: 'Mega Ice',
    isi: '',
    expDate: '',
    highestIsiTestLevel: 'Freestyle 4',
    givenName: null,
  });
});

it.each([
  [[{ ladder: 'Dance', level: 'Dance 2' }], 'Dance 2'],
  [[], 'None yet'],
])('of the levels %j asks for %s', (levels, level) => {
  expect(entryOfSkater({ ...mia, levels }).highestIsiTestLevel).toBe(level);
});

it('keeps an entered skater: a new one is added, a known one brought up to date', () => {
  const entered = {
    ...entryOfSkater(mia),
    isi: '123456',
    expDate: '2030-08-31',
    highestIsiTestLevel: 'Freestyle 5',
  };
  expect(familyWithSkater([mia], entered, 'new')).toEqual([
    {
      ...mia,
      isi: '123456',
      expDate: '2030-08-31',
      levels: [
        { ladder: 'Dance', level: 'Dance 2' },
        { ladder: 'Freestyle', level: 'Freestyle 5' },
      ],
    },
  ]);
  const brother = familyWithSkater([mia], { ...entered, fullName: 'Leo Kwan' }, 'new')[1];
  expect(brother).toMatchObject({ id: 'new', fullName: 'Leo Kwan' });
});

it('keeps the saved emergency contact and the published name of a known skater', () => {
  const saved: FamilySkater = {
    ...mia,
    emergencyContact: 'Jo Kwan',
    emergencyPhone: '+852 5555 0100',
    medicalNote: 'Asthma',
    publishAs: 'initials',
  };
  const { publishAs: _, ...entered } = entryOfSkater(saved);
  expect(familyWithSkater([saved], entered, 'new')).toEqual([{ ...saved, isi: '', expDate: '' }]);
});
