import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clock } from '../../entries/index.ts';
import { secondsOf, tidyTime, wholeNumberOf } from './programmeTime.ts';

it.each([
  ['1:30', 90],
  [' 0:45 ', 45],
  ['10:00', 600],
  ['90', 90],
  ['2', 120],
  ['15', 900],
  ['16', 16],
])('reads %j as %d seconds', (typed, seconds) => {
  expect(secondsOf(typed)).toBe(seconds);
});

it.each(['', 'two', '1:3', '1:60', '1.30', '-1', '100:00'])(
  'knows no time in %j, and leaves it to be mended',
  (typed) => {
    expect(secondsOf(typed)).toBeNaN();
    expect(tidyTime(typed)).toBe(typed);
  },
);

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_999 }), (seconds) => {
      expect(secondsOf(clock(seconds))).toBe(seconds);
    }),
  );
});

it('tells nothing from what is no number', () => {
  expect(wholeNumberOf(' ')).toBeNull();
  expect(wholeNumberOf(' 12 ')).toBe(12);
  expect(wholeNumberOf('1.5')).toBeNaN();
});
