import { expect, it } from 'vitest';
import { startsToday } from './startsToday.ts';

it('counts walk-ons, and neither who is scratched nor who did not come', () => {
  const flight = { id: 'f0', programmes: ['ann', 'bo'] };
  const starts = (walkOns: readonly string[], notSkating: readonly string[]) =>
    startsToday(flight, { walkOns: new Map([['f0', walkOns]]), notSkating: new Map([['f0', notSkating]]) });
  expect(starts([], [])).toBe(2);
  expect(starts(['cy'], ['ann'])).toBe(2);
  // Also one that the board has taken in already.
  expect(starts(['bo'], [])).toBe(2);
  expect(starts([], ['ann', 'bo'])).toBe(0);
  expect(startsToday(flight, { walkOns: new Map(), notSkating: new Map([['f1', ['ann']]]) })).toBe(2);
});
