import { expect, it } from 'vitest';
import { musicFeeLines, musicFeeOf } from './musicFee.ts';

it('adds up what late files of events with a place cost', () => {
  const events = [
    { state: 'confirmed', musicFee: 1_500 },
    { state: 'confirmed' },
    // Waived.
    { state: 'confirmed', musicFee: 0 },
    // It had a place when its file came.
    { state: 'waiting', musicFee: 1_500 },
    { state: 'confirmed', musicFee: 1_000 },
  ] as const;
  expect(musicFeeOf(events)).toBe(2_500);
  expect(musicFeeLines(2_500)).toEqual([{ order: 'music', amount: 2_500 }]);
  expect(musicFeeLines(musicFeeOf([]))).toEqual([]);
});
