import { describe, expect, it } from 'vitest';
import { fullnessOf, placesLeft } from './fullness.ts';

describe('how full an event is', () => {
  it.each([
    [null, 400, 'free', null],
    [30, 0, 'free', 30],
    [30, 26, 'free', 4],
    [30, 27, 'nearlyFull', 3],
    [30, 30, 'full', 0],
    [30, 31, 'overfull', 0],
    [4, 3, 'nearlyFull', 1],
    [4, 2, 'free', 2],
    [1, 0, 'free', 1],
    [1, 1, 'full', 0],
  ])('%s places, %s taken: %s', (capacity, taken, fullness, left) => {
    expect(fullnessOf({ capacity, taken })).toBe(fullness);
    expect(placesLeft({ capacity, taken })).toBe(left);
  });
});
