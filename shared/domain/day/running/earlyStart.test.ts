import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { earlyMinutes, openResurfacings } from './earlyStart.ts';
import type { BlockState } from './expectedTimes.ts';

it('is early by more than five minutes', () => {
  const flight = { start: '13:09:00', expected: null };
  expect(earlyMinutes(flight, secondsOfTime('12:57'))).toBe(12);
  expect(earlyMinutes(flight, secondsOfTime('13:04'))).toBe(0);
  expect(earlyMinutes(flight, secondsOfTime('13:20'))).toBe(0);
});

it('is early against the time that families are shown now', () => {
  const late = { start: '10:39:00', expected: '10:46' };
  expect(earlyMinutes(late, secondsOfTime('10:32:40'))).toBe(14);
  expect(earlyMinutes(late, secondsOfTime('10:39'))).toBe(7);
  expect(earlyMinutes(late, secondsOfTime('10:41'))).toBe(0);
});

it('names the resurfacing before a flight until that has ended, and not before the one after', () => {
  const day = { surfaceId: 'A', date: '2027-01-06', seconds: 600 };
  const flight = (flightId: string, start: string) => ({
    block: { ...day, start, kind: 'flight' as const, flightId },
    expected: { state: 'toCome' as const, start: 0, end: 1 },
  });
  const resurfacing = (state: BlockState) => ({
    block: { ...day, start: '12:54:00', kind: 'resurfacing' as const },
    expected: { state, start: 0, end: 1 },
  });
  const open = (state: BlockState) => [
    ...openResurfacings({
      blocks: [
        flight('f1', '12:44:00'),
        resurfacing(state),
        flight('f2', '13:09:00'),
        flight('f3', '13:19:00'),
      ],
    }),
  ];
  expect(open('toCome')).toEqual([['f2', '12:54']]);
  expect(open('now')).toEqual([['f2', '12:54']]);
  expect(open('done')).toEqual([]);
});
