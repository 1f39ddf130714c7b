import { expect, it } from 'vitest';
import { awardsWith } from './awardsWith.ts';

it('names the family’s other skaters whose medals are given at the same minute', () => {
  const start = (name: string, awards: string | null, role: 'family' | 'coach' = 'family') => ({
    name,
    role,
    awards,
    date: '2027-01-06',
    surfaceId: 'a',
    start: '10:00:00',
  });
  const all = [
    start('Mia', '15:40'),
    start('Mia', '15:40'),
    start('Leo', '15:40'),
    start('Ada', '16:00'),
    start('Bea', null),
    start('Pupil', '15:40', 'coach'),
  ];
  const namesOf = (index: number) => {
    const own = all[index];
    return own && awardsWith(own, all, ({ awards }) => awards);
  };
  expect([0, 2, 3, 4, 5].map(namesOf)).toEqual([['Leo'], ['Mia'], [], [], []]);
});
