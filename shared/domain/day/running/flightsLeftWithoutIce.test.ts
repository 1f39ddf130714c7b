import { expect, it } from 'vitest';
import { flightsLeftWithoutIce } from './flightsLeftWithoutIce.ts';

const block = (flightId: string, start: string, surfaceId = 'A') => ({
  flightId,
  surfaceId,
  start,
  seconds: 600,
});
const lost = [{ surfaceId: 'A', from: '10:30', until: '11:30', flightIds: ['soon', 'later'] }];

it('names the flights that a plan leaves in hours without ice, some seconds later too', () => {
  const kept = [block('soon', '10:24:00'), block('later', '10:50:23'), block('fine', '12:00:00')];
  expect(flightsLeftWithoutIce(lost, kept)).toEqual(['soon', 'later']);
});

it('leaves out what it takes to other ice or to other hours', () => {
  const moved = [block('soon', '10:24:00', 'B'), block('later', '11:30:00')];
  expect(flightsLeftWithoutIce(lost, moved)).toEqual([]);
  expect(flightsLeftWithoutIce(lost, [])).toEqual([]);
});
