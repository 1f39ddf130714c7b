import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { isEarlyAt, openResurfacings } from './earlyStart.ts';
import type { BlockState } from './expectedTimes.ts';

it('is early by more than five minutes', () => {
  const flight = { start: '13:09:00' };
  expect(isEarlyAt(flight, secondsOfTime('12:57'))).toBe(true);
  expect(isEarlyAt(flight, secondsOfTime('13:04'))).toBe(false);
  expect(isEarlyAt(flight, secondsOfTime('13:20'))).toBe(false);
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
