import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { flightsHeldUp, holdTimeOf, isHeldAt } from './heldFlight.ts';

const flight = { start: '10:00:00', expected: '10:12', hold: null };
const at = secondsOfTime;

it('holds from the expected time, from now where that is over, and from the published one where none is known', () => {
  expect(holdTimeOf(flight, 6, at('10:00:00'))).toBe('10:18');
  expect(holdTimeOf(flight, 6, at('10:14:20'))).toBe('10:21');
  expect(holdTimeOf({ ...flight, expected: null }, 3, at('09:00:00'))).toBe('10:03');
  expect(holdTimeOf({ ...flight, expected: '23:58' }, 3, at('10:00:00'))).toBe('24:01');
});

it('is held until the minute of its hold begins', () => {
  const held = { hold: { until: '10:20' } };
  expect(isHeldAt(held, at('10:19:59'))).toBe(true);
  expect(isHeldAt(held, at('10:20:00'))).toBe(false);
  expect(isHeldAt({ hold: null }, at('10:19:59'))).toBe(false);
});

it('makes those after it wait, until a pause that has become longer takes it up', () => {
  const after = (...starts: [string, string][]) =>
    starts.map(([start, expected]) => ({ start: `${start}:00`, expected }));
  const close = after(['10:00', '10:12'], ['10:10', '10:22'], ['10:30', '10:42']);
  expect(flightsHeldUp(close, 8)).toBe(2);
  const slack = after(['10:00', '10:12'], ['10:10', '10:27'], ['10:20', '10:37']);
  expect(flightsHeldUp(slack, 8)).toBe(2);
  expect(flightsHeldUp(slack, 5)).toBe(0);
  expect(flightsHeldUp(close.slice(0, 1), 8)).toBe(0);
});
