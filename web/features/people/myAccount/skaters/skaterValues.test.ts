import { expect, it } from 'vitest';
import { accountRoutes } from '../../../../../shared/contract/people/accounts/account.ts';
import { NO_TEST_OPTION, TEST_LADDERS } from '../../skaterFields/index.ts';
import { skaterOf, skaterPlaces, skaterValues, withSkater } from './skaterValues.ts';

const mia = {
  id: 's-1',
  fullName: 'Mia Kwan',
  gender: 'Female',
  birthdate: '2015-12-05',
  country: 'Japan',
  homeIsiRink: 'Mega Ice',
  isi: null,
  expDate: null,
  levels: [{ ladder: 'Freestyle', level: 'Freestyle 4' }],
} as const;
const skater = { ...mia, levels: [...mia.levels] };

it('keeps a skater unchanged through the form', () => {
  expect(skaterOf('s-1', skaterValues(skater))).toEqual(skater);
});

it('leaves out levels that are not set', () => {
  const values = { ...skaterValues(skater), levels: TEST_LADDERS.map(() => NO_TEST_OPTION) };
  expect(skaterOf('s-1', values).levels).toEqual([]);
});

it('replaces a known skater in place and adds a new one at the end', () => {
  const older = { ...skater, id: 's-0', fullName: 'Leo Kwan' };
  expect(withSkater([older, skater], { ...skater, country: 'Canada' })).toEqual([
    older,
    { ...skater, country: 'Canada' },
  ]);
  expect(withSkater([older], skater)).toEqual([older, skater]);
});

it('reports the errors of an empty form in its own fields', () => {
  const skaters = [skater, skaterOf('s-2', skaterValues(null))];
  const { error } = accountRoutes.updateMyAccount.body.safeParse({ name: 'A', skaters, version: 1 });
  const places = skaterPlaces(1);
  const fields = error?.issues.map(({ path }) => places[path.join('.')]);
  expect(fields).toEqual(['fullName', 'gender', 'birthdate', 'country', 'homeIsiRink']);
});
