import { expect, it } from 'vitest';
import { flightsLeftWithoutIce } from './flightsLeftWithoutIce.ts';

const flight = (id: string, start: string, surfaceId = 'A') => ({ id, surfaceId, start });
const block = (flightId: string, start: string, surfaceId = 'A') => ({ flightId, surfaceId, start });

it('names the flight on closed ice that starts too soon for every way, and those that a way can move', () => {
  const day = {
    flights: [flight('soon', '10:34:00'), flight('later', '10:50:00'), flight('fine', '12:00:00')],
    lostIce: [{ flightIds: ['soon', 'later'] }],
    blocks: [block('soon', '10:34:00'), block('later', '10:50:00'), block('fine', '12:00:00')],
    fixed: new Map([['soon', {}]]),
  };
  expect(flightsLeftWithoutIce(day)).toEqual({ movable: ['later'], kept: ['soon'] });
  expect(flightsLeftWithoutIce({ ...day, fixed: new Map() })).toEqual({
    movable: ['soon', 'later'],
    kept: [],
  });
});

it('leaves out what the draft has moved already', () => {
  const day = {
    flights: [flight('soon', '10:34:00'), flight('later', '10:50:00')],
    lostIce: [{ flightIds: ['soon', 'later'] }],
    blocks: [block('soon', '10:34:00', 'B'), block('later', '11:30:00')],
    fixed: new Map([['soon', {}]]),
  };
  expect(flightsLeftWithoutIce(day)).toEqual({ movable: [], kept: [] });
});
