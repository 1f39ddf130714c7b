import { describe, expect, it } from 'vitest';
import { isRange, rangesOf, shownRanges } from './teamRanges.ts';

describe('ranges as they are typed', () => {
  it.each([
    ['8-15', [8, 15]],
    ['8 – 15', [8, 15]],
    ['8 to 15', [8, 15]],
    ['25+', [25, 200]],
    ['6', [6, 6]],
    ['', undefined],
  ])('reads a size of %j', (size, skaters) => {
    expect(rangesOf({ size, ages: '' })).toEqual({ skaters });
    expect(isRange(size, 200, 1)).toBe(true);
  });

  it.each([
    ['13–19', { from: 13, to: 19 }],
    ['20+', { from: 20, to: null }],
    ['12', { from: null, to: 12 }],
    ['', undefined],
  ])('reads ages of %j, and shows them so', (typed, ages) => {
    expect(rangesOf({ size: '', ages: typed })).toEqual({ ages });
    expect(shownRanges(null, ages).ages).toBe(typed);
  });

  it.each(['many', '15-8', '0-12', '8-300', '-'])('does not take a size of %j', (typed) => {
    expect(isRange(typed, 200, 1)).toBe(false);
  });
});
