import { describe, expect, it } from 'vitest';
import { fullnessOf } from './fullness.ts';

describe('how full an event is', () => {
  it.each([
    [null, 400, null, 'free'],
    [30, 0, 30, 'free'],
    [30, 26, 4, 'free'],
    [30, 27, 3, 'nearlyFull'],
    [30, 30, 0, 'full'],
    [30, 31, 0, 'overfull'],
    [4, 3, 1, 'nearlyFull'],
    [4, 2, 2, 'free'],
    [1, 0, 1, 'free'],
    [1, 1, 0, 'full'],
  ])('%s places, %i taken, %s left: %s', (capacity, taken, left, fullness) => {
    expect(fullnessOf({ capacity, taken, left })).toBe(fullness);
  });

  it('is so by the ice of its format too', () => {
    expect(fullnessOf({ capacity: null, taken: 12, left: 0 })).toBe('full');
    expect(fullnessOf({ capacity: 50, taken: 18, left: 2 })).toBe('nearlyFull');
  });
});
