import { expect, it } from 'vitest';
import { beThereAt } from './beThereAt.ts';

it('is three quarters of an hour before the first start of a day', () => {
  expect(beThereAt('09:40', true)).toBe('08:55:00');
});

it('is a quarter of an hour before a later one, also after midnight', () => {
  expect(beThereAt('16:33:30', false)).toBe('16:18:30');
  expect(beThereAt('24:10', false)).toBe('23:55:00');
});

it('is no time of the day before', () => {
  expect(beThereAt('00:20', true)).toBe('00:00:00');
});
