import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { flight, girl, problemOf } from '../flights/flightsByHand.testing.ts';
import { replaceFlights } from './replaceFlights.ts';

/** Solo Freestyle 4: 180 s of warm-up; programmes of 60, 90, 120, 60, ... seconds, and 35 s after each. */
const PROBLEM = problemOf([0, 10, 20, 30, 40].map((born) => girl(born)));
const block = (start: string, seconds: number, more: Partial<Block> = {}): Block => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds,
  kind: 'flight',
  ...more,
});
const BEFORE = [flight('f1', ['p0', 'p1']), flight('f2', ['p2', 'p3'])];
const BLOCKS = [
  block('10:00:00', 400, { flightId: 'f1' }),
  block('10:06:40', 600, { kind: 'resurfacing' }),
  block('10:16:40', 430, { flightId: 'f2' }),
];
const PANELS = [
  { surfaceId: 'A', date: '2027-01-06', flightIds: ['f1', 'f2'], judges: ['c0', null], referee: null },
];
const replace = (after: typeof BEFORE, blocks = BLOCKS) =>
  replaceFlights(PROBLEM, { blocks, panels: PANELS }, BEFORE, after);

it('lengthens the block of a flight that grew; what is behind it gives way', () => {
  const after = [flight('f1', ['p0', 'p1', 'p4']), flight('f2', ['p2', 'p3'])];
  const { blocks, panels, moved, removed } = replace(after);
  // Another 90 s and 35 s.
  expect(blocks.map(({ start, seconds }) => [start, seconds])).toEqual([
    ['10:00:00', 400 + 125],
    ['10:08:45', 600],
    ['10:18:45', 430],
  ]);
  expect(moved.map(({ kind }) => kind)).toEqual(['resurfacing', 'flight']);
  expect(removed).toEqual([]);
  expect(panels).toEqual(PANELS);
});

it('shortens the block of a flight that shrank, and nobody else moves', () => {
  const { blocks, moved } = replace([flight('f1', ['p1']), flight('f2', ['p2', 'p3'])]);
  expect(blocks.map(({ start, seconds }) => [start, seconds])).toEqual([
    ['10:00:00', 180 + 90 + 35],
    ['10:06:40', 600],
    ['10:16:40', 430],
  ]);
  expect(moved).toEqual([]);
});

it('removes the block of a flight that is no more, from its panel too', () => {
  const { blocks, panels, removed } = replace([flight('f2', ['p2', 'p3'])]);
  expect(blocks.map(({ kind }) => kind)).toEqual(['resurfacing', 'flight']);
  expect(removed).toEqual([BLOCKS[0]]);
  expect(panels.map(({ flightIds }) => flightIds)).toEqual([['f2']]);
  expect(replace([]).panels).toEqual([]);
});

it('keeps a locked block where it is, and the start of a locked one behind it', () => {
  const locked = BLOCKS.map((one) => ({ ...one, locked: true as const }));
  const after = [flight('f1', ['p0', 'p1', 'p4']), flight('f2', ['p2', 'p3'])];
  const { blocks, moved } = replace(after, locked);
  expect(blocks[0]).toEqual({ ...locked[0], seconds: 525 });
  expect(blocks.slice(1)).toEqual(locked.slice(1));
  expect(moved).toEqual([]);
});

it('gives a new flight no block', () => {
  const after = [flight('f1', ['p0']), flight('f2', ['p2', 'p3']), flight('f3', ['p1'])];
  expect(replace(after).blocks.map(({ flightId }) => flightId)).toEqual(['f1', undefined, 'f2']);
});
