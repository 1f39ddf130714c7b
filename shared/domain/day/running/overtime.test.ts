import { expect, it } from 'vitest';
import type { TimedBlock } from './expectedTimes.ts';
import { overtimeOf } from './overtime.ts';

const MINUTE = 60;
const flight = (
  start: number,
  startedAt: number | null = null,
  heldUntil: number | null = null,
): TimedBlock => ({
  start: start * MINUTE,
  plannedSeconds: 10 * MINUTE,
  seconds: 10 * MINUTE,
  leastSeconds: 10 * MINUTE,
  canStartEarly: false,
  heldUntil: heldUntil === null ? null : heldUntil * MINUTE,
  flight: { startedAt: startedAt === null ? null : startedAt * MINUTE, endedAt: null },
});
const lunch = (start: number): TimedBlock => ({
  ...flight(start),
  plannedSeconds: 60 * MINUTE,
  seconds: 60 * MINUTE,
  leastSeconds: 40 * MINUTE,
  flight: null,
});
const seen = (blocks: TimedBlock[], now: number) => {
  const overtime = overtimeOf(blocks, now * MINUTE);
  return overtime && [overtime.since / MINUTE, ...overtime.waiting];
};

it('is over its time a minute after its planned end, and the next flights wait for it', () => {
  const day = [flight(0, 2), flight(10), flight(20)];
  expect(seen(day, 13)).toBeNull();
  expect(seen(day, 14)).toEqual([2, 1, 2]);
});

it('moves nobody after a lunch that makes up for it, nor who is held longer', () => {
  expect(seen([flight(0, 0), flight(10), lunch(20), flight(80)], 15)).toEqual([0, 1]);
  expect(seen([flight(0, 0), flight(10, null, 40)], 15)).toEqual([0]);
});

it('is nothing where no flight is on the ice', () => {
  expect(seen([flight(0), flight(10)], 15)).toBeNull();
});
