import { expect, it } from 'vitest';
import { coachesOf, filterRinkStarts, firstRinkDay, OWN_SKATERS } from './rinkFilter.ts';

const start = (name: string, coach: string | null, date = '2027-03-06') => ({
  programmeId: name,
  name,
  coach,
  date,
});
const starts = [start('Zoë Lake', 'Una'), start('Leo Hill', 'Ari'), start('Mia Lake', null)];
const found = (coach: string, name: string, own: string[] = []) =>
  filterRinkStarts(starts, { coach, name }, new Set(own)).map((one) => one.name);

it('finds the skaters of one coach, the reader’s own and a name in any spelling', () => {
  expect(found('', '')).toEqual(['Zoë Lake', 'Leo Hill', 'Mia Lake']);
  expect(found('Una', '')).toEqual(['Zoë Lake']);
  expect(found(OWN_SKATERS, '', ['Mia Lake'])).toEqual(['Mia Lake']);
  expect(found('', 'zoe')).toEqual(['Zoë Lake']);
  expect(found('Ari', 'lake')).toEqual([]);
});

it('lists each coach once, by name', () => {
  expect(coachesOf([...starts, start('Ida', 'Ari')])).toEqual(['Ari', 'Una']);
});

it('begins with today or the next day of skating, after the last with that', () => {
  const days = ['2027-03-05', '2027-03-06', '2027-03-08'];
  const first = (today: string) => firstRinkDay(days, today);
  expect(['2027-03-01', '2027-03-06', '2027-03-07', '2027-03-20'].map(first)).toEqual([
    '2027-03-05',
    '2027-03-06',
    '2027-03-08',
    '2027-03-08',
  ]);
});
