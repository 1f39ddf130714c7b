import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { idleIce } from './idleIce.ts';

const flight = (
  id: string,
  start: string,
  more: Partial<{ state: 'done' | 'now' | 'toCome'; expected: string; endedAt: string; until: string }> = {},
) => {
  const { state = 'toCome', expected = null, endedAt = null, until } = more;
  return {
    id,
    state,
    start: `${start}:00`,
    seconds: 600,
    expected,
    endedAt,
    hold: until === undefined ? null : { until },
    starters: [{ state: 'expected' as const }],
  };
};
const idleAt = (clock: string, flights: ReturnType<typeof flight>[], lost: string[] = []) =>
  idleIce(
    {
      date: '2027-01-06',
      competition: { timeZone: 'UTC' },
      surfaces: [{ id: 'a' }],
      runs: [{ surfaceId: 'a', flights }],
      lostIce: [{ flightIds: lost }],
    },
    secondsOfTime(clock),
  ).map(({ next, since, minutes }) => [next.id, since / 60, minutes]);

it('is idle once the next flight is three minutes over its time, and nobody is on the ice', () => {
  const next = flight('f2', '11:00', { expected: '11:15' });
  expect(idleAt('11:15', [next])).toEqual([['f2', 660, 15]]);
  expect(idleAt('11:02', [flight('f2', '11:00', { expected: '11:02' })])).toEqual([]);
  expect(idleAt('11:15', [flight('f1', '10:50', { state: 'now' }), next])).toEqual([]);
});

it('waits for the flight before, what the schedule has between them, and a hold', () => {
  const before = flight('f1', '10:40', { state: 'done', endedAt: '2027-01-06T11:00:00Z' });
  const next = { ...flight('f2', '11:00', { expected: '11:20' }) };
  expect(idleAt('11:12', [before, { ...next, expected: '11:12' }])).toEqual([]);
  expect(idleAt('11:20', [before, next])).toEqual([['f2', 670, 10]]);
  const afterLunch = flight('f2', '12:00', { expected: '12:00' });
  expect(idleAt('12:04', [before, afterLunch])).toEqual([['f2', 720, 4]]);
  const late = { ...before, endedAt: '2027-01-06T11:58:00Z' };
  expect(idleAt('12:20', [late, { ...afterLunch, expected: '12:20' }])).toEqual([['f2', 733, 7]]);
  const held = flight('f2', '11:00', { expected: '11:20', until: '11:16' });
  expect(idleAt('11:20', [before, held])).toEqual([['f2', 676, 4]]);
});

it('says nothing of a flight that is expected later, or has no ice', () => {
  expect(idleAt('11:20', [flight('f2', '11:00', { expected: '11:25' })])).toEqual([]);
  expect(idleAt('11:20', [flight('f2', '11:00', { expected: '11:20' })], ['f2'])).toEqual([]);
});
