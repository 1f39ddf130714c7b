import { expect, it } from 'vitest';
import { flightsSkating } from './flightsSkating.ts';

const blocks = [
  { surfaceId: 'a', flightId: 'f1' },
  { surfaceId: 'a' },
  { surfaceId: 'a', flightId: 'f2' },
  { surfaceId: 'b', flightId: 'f3' },
];
const at = (minute: number) => `2027-01-06T09:${String(minute)}:00.000Z`;
const onIce = (taps: Readonly<Record<string, { startedAt?: string; endedAt?: string }>>) => [
  ...flightsSkating(blocks, (id) => taps[id]),
];

it('has on each surface the flight that started last, until it ends', () => {
  expect(onIce({})).toEqual([]);
  expect(onIce({ f1: { startedAt: at(10) }, f3: { startedAt: at(10) } })).toEqual(['f1', 'f3']);
  expect(onIce({ f1: { startedAt: at(10) }, f2: { startedAt: at(20) } })).toEqual(['f2']);
  // The second one was first.
  expect(onIce({ f1: { startedAt: at(30) }, f2: { startedAt: at(20) } })).toEqual(['f1']);
  // Once it ends the ice is free, though nobody tapped the end of the one before.
  expect(onIce({ f1: { startedAt: at(10) }, f2: { startedAt: at(20), endedAt: at(30) } })).toEqual([]);
  expect(onIce({ f1: { endedAt: at(30) } })).toEqual([]);
});
