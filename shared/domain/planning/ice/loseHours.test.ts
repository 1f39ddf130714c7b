import { expect, it } from 'vitest';
import { hoursToLose, loseHours } from './loseHours.ts';

const DATE = '2027-01-06';
const other = { id: 'b', name: 'Hall', days: [{ date: DATE, opens: '09:00', closes: '18:00' }] };
const surfaces = [
  {
    id: 'a',
    name: 'Main ice',
    days: [
      { date: DATE, opens: '09:00', closes: '18:00', closed: [{ begins: '12:00', ends: '13:00' }] },
      { date: '2027-01-07', opens: '09:00', closes: '18:00' },
    ],
  },
  other,
];
const lost = (from: string, until: string | null) => ({ surfaceId: 'a', date: DATE, from, until });
const dayAfter = (from: string, until: string | null) => {
  const [surface, untouched] = loseHours(surfaces, lost(from, until));
  expect(untouched).toEqual(other);
  expect(surface?.days.at(-1)?.date).toBe('2027-01-07');
  return surface?.days.find(({ date }) => date === DATE);
};
const noon = { begins: '12:00', ends: '13:00' };

it.each([
  ['10:19', '11:30', { opens: '09:00', closes: '18:00', closed: [{ begins: '10:19', ends: '11:30' }, noon] }],
  ['11:30', '12:30', { opens: '09:00', closes: '18:00', closed: [{ begins: '11:30', ends: '13:00' }] }],
  ['08:00', '10:00', { opens: '10:00', closes: '18:00', closed: [noon] }],
  ['14:00', null, { opens: '09:00', closes: '14:00', closed: [noon] }],
  ['12:30', '20:00', { opens: '09:00', closes: '12:00' }],
  ['09:00', '12:00', { opens: '13:00', closes: '18:00' }],
])('leaves of 9 to 18 with an hour for others, without %s to %s', (from, until, hours) => {
  expect(dayAfter(from, until)).toEqual({ date: DATE, ...hours });
});

it('closes the surface where nothing is left, and changes nothing outside its hours', () => {
  expect(dayAfter('08:00', null)).toBeUndefined();
  expect(hoursToLose(surfaces, lost('18:00', null))).toBeNull();
  expect(hoursToLose(surfaces, lost('07:00', '08:30'))).toBeNull();
  expect(loseHours(surfaces, lost('18:00', null))).toEqual(surfaces);
  expect(hoursToLose(surfaces, lost('17:00', '19:00'))).toEqual({ begins: '17:00', ends: '18:00' });
});
