import { expect, it } from 'vitest';
import { nextOfSkaters } from './nextOfSkaters.ts';

const start = (programmeId: string, at: string, ...people: string[]) => ({
  programmeId,
  people,
  date: '2027-01-06',
  start: `${at}:00`,
  seconds: 600,
});

it('names what a skater skates next on the day, and the minutes between', () => {
  const found = nextOfSkaters([
    start('ann solo', '09:00', 'ann'),
    start('bo', '09:05', 'bo'),
    start('couple', '09:30', 'bo', 'cy'),
    start('ann dance', '09:40', 'ann'),
    { ...start('ann next day', '09:00', 'ann'), date: '2027-01-07' },
  ]);
  expect([...found].map(([id, { next, minutes }]) => [id, next.programmeId, minutes])).toEqual([
    ['ann solo', 'ann dance', 30],
    ['bo', 'couple', 15],
  ]);
});

it('is below zero where a delay has both flights on the ice at once', () => {
  const found = nextOfSkaters([start('one', '09:00', 'ann'), start('two', '09:07', 'ann')]);
  expect(found.get('one')?.minutes).toBe(-3);
});
