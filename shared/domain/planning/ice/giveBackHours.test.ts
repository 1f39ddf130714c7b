import { expect, it } from 'vitest';
import { giveBackHours } from './giveBackHours.ts';
import { loseHours } from './loseHours.ts';

const DATE = '2027-01-06';
const OPEN = ['A', 'B'].map((id) => ({
  id,
  name: id,
  days: [{ date: DATE, opens: '09:00', closes: '15:00' }],
}));
const lost = (from: string, until: string) => ({ surfaceId: 'A', date: DATE, from, until });

it('gives back the hours that were lost, and those alone', () => {
  const one = loseHours(OPEN, lost('10:00', '11:00'));
  expect(giveBackHours(one, lost('10:00', '11:00'))).toEqual(OPEN);
  const two = loseHours(one, lost('12:00', '13:00'));
  expect(giveBackHours(two, lost('12:00', '13:00'))).toEqual(one);
});

it('does not know when a surface was to close that is closed for the rest of its day', () => {
  const closed = loseHours(OPEN, lost('12:00', '15:00'));
  expect(giveBackHours(closed, lost('12:00', '24:00'))).toBeNull();
});
