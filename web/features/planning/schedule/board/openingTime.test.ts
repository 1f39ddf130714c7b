import { expect, it } from 'vitest';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { openingTime } from './openingTime.ts';

const block = (date: string, start: string): PlacedBlock => ({
  kind: 'resurfacing',
  surfaceId: 'a',
  date,
  start,
  seconds: 900,
});
const BLOCKS = [
  block('2027-01-06', '09:30:00'),
  block('2027-01-06', '14:00:00'),
  block('2027-01-07', '11:00:00'),
];
const at = (hour: number, minute: number) => (hour * 60 + minute) * 60;

it('begins with the first block, on the running day with what is on or comes next', () => {
  expect(openingTime(BLOCKS, '2027-01-01T12:00')).toBe(at(9, 30));
  expect(openingTime(BLOCKS, '2027-01-06T09:40')).toBe(at(9, 30));
  expect(openingTime(BLOCKS, '2027-01-06T09:50')).toBe(at(14, 0));
  expect(openingTime(BLOCKS, '2027-01-06T18:00')).toBe(at(9, 30));
  expect(openingTime([], '2027-01-06T18:00')).toBeNull();
});
