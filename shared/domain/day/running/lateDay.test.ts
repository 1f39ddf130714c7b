import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { lateDayOf } from './lateDay.ts';

const flight = {
  surfaceId: 'A',
  start: '10:00:00',
  seconds: 900,
  state: 'toCome' as const,
  expected: null,
  startedAt: null,
  endedAt: null,
  hold: null,
};
const at = secondsOfTime;

it('settles what has begun and what is expected within some minutes, with when it leaves the ice', () => {
  const day = lateDayOf(
    [
      {
        ...flight,
        id: 'done',
        state: 'done',
        startedAt: '2027-01-06T02:20:10.000Z',
        endedAt: '2027-01-06T02:36:00.000Z',
      },
      { ...flight, id: 'skipped', state: 'skipped' },
      { ...flight, id: 'now', state: 'now', startedAt: '2027-01-06T02:37:00.000Z', surfaceId: 'B' },
      { ...flight, id: 'soon', expected: '11:09' },
      { ...flight, id: 'soonWithoutIce', expected: '11:09' },
      { ...flight, id: 'later', expected: '11:10', hold: { until: '11:10' } },
    ],
    {
      date: '2027-01-06',
      timeZone: 'Asia/Hong_Kong',
      now: new Date('2027-01-06T02:55:00Z'),
      keptMinutes: 15,
      lostIce: [{ flightIds: ['soonWithoutIce', 'now'] }],
      longer: new Map([['soon', 1_200]]),
    },
  );
  expect(day.held).toEqual(new Map([['later', at('11:10')]]));
  expect(day.published.get('later')).toBe(at('10:00'));
  expect(day.now).toBe(at('10:55'));
  expect(Object.fromEntries(day.fixed)).toEqual({
    done: { surfaceId: 'A', start: at('10:20:10'), end: at('10:36') },
    skipped: { surfaceId: 'A', start: at('10:00'), end: at('10:15') },
    // It was to be over at 10:52.
    now: { surfaceId: 'B', start: at('10:37'), end: at('10:55') },
    soon: { surfaceId: 'A', start: at('11:09'), end: at('11:29') },
  });
});
