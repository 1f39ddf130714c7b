import { expect, it } from 'vitest';
import { gapsBefore, meanwhileOf } from './rinkGaps.ts';

const startAt = (programmeId: string, start: string, surfaceId = 'main') => ({
  programmeId,
  surfaceId,
  date: '2027-03-06',
  start,
  seconds: 900,
});

it('counts the minutes in which no skater of the rink is on any ice', () => {
  const starts = [startAt('a', '09:00:00'), startAt('b', '09:05:00', 'hall'), startAt('c', '09:45:00')];
  expect([...gapsBefore(starts)]).toEqual([['c', 25]]);
  // Nine minutes are the way from one surface to the other.
  expect([...gapsBefore([startAt('a', '09:00:00'), startAt('b', '09:24:00')])]).toEqual([]);
});

it('finds who is on another surface at the same time', () => {
  const [own, same, other, later] = [
    startAt('own', '09:00:00'),
    startAt('same', '09:00:00'),
    startAt('other', '09:14:00', 'hall'),
    startAt('later', '09:15:00', 'hall'),
  ];
  expect(meanwhileOf(own, [own, same, other, later])).toEqual([other]);
});
