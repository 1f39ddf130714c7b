import { expect, it } from 'vitest';
import { secondsOfTime } from '../../core/dates/times.ts';
import { overdueFlights } from './overdueFlights.ts';

const flight = (id: string, state: 'done' | 'now' | 'toCome', startedAt: string | null) => ({
  id,
  state,
  seconds: 345,
  startedAt,
});

const overdueAt = (clock: string, flights: ReturnType<typeof flight>[]) =>
  overdueFlights(
    {
      date: '2027-01-06',
      competition: { timeZone: 'Europe/Berlin' },
      runs: [{ surfaceId: 'a', flights }],
    },
    secondsOfTime(clock),
  ).map(({ flight: { id }, minutesOnIce, minutesPlanned, dueAt }) => [
    id,
    minutesOnIce,
    minutesPlanned,
    dueAt - secondsOfTime('11:00'),
  ]);

it('asks three minutes after a flight should have left the ice, and never of one that has', () => {
  const now = flight('f1', 'now', '2027-01-06T10:00:00Z');
  expect(overdueAt('11:08:44', [now])).toEqual([]);
  expect(overdueAt('11:08:45', [now])).toEqual([['f1', 8, 6, 345]]);
  expect(overdueAt('12:45', [now, flight('f2', 'toCome', null)])).toEqual([['f1', 105, 6, 345]]);
  expect(overdueAt('12:45', [flight('f1', 'done', '2027-01-06T10:00:00Z')])).toEqual([]);
});
