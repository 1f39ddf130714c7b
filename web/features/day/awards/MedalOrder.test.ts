import { describe, expect, it } from 'vitest';
import { isSameMedalOrder, missingMedals } from './MedalOrder.tsx';

describe('an order of medals', () => {
  it('lacks what later flights need, place by place', () => {
    expect(missingMedals([10, 10], [11, 9, 2])).toEqual([
      { place: 1, count: 1 },
      { place: 3, count: 2 },
    ]);
    expect(missingMedals([10, 10], [9, 10])).toEqual([]);
    expect([isSameMedalOrder([1, 2], [1, 2]), isSameMedalOrder([1, 2], [1])]).toEqual([true, false]);
  });
});
