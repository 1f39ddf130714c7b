import { expect, it } from 'vitest';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { FlightTap } from '../rests/index.ts';
import { withUnsentTaps } from './withUnsentTaps.ts';

const flight = (id: string, state: string) => ({ id, state, hold: null });
const DAY = {
  runs: [
    { surfaceId: 'A', flights: [flight('f1', 'now'), flight('f2', 'toCome'), flight('f3', 'toCome')] },
    { surfaceId: 'B', flights: [flight('g1', 'now')] },
  ],
} as unknown as DayRuns;
const tap = (what: FlightTap['what'], flightId: string, until: string | null = null): FlightTap => ({
  competitionId: 'cup',
  flightId,
  what,
  at: '2027-01-06T10:00:00Z',
  until,
  read: null,
});
const statesOf = (...taps: FlightTap[]) =>
  withUnsentTaps(DAY, taps, 'you')
    .runs.flatMap(({ flights }) => flights)
    .map(({ id, state }) => `${id} ${state}`);

it('shows taps that are not sent yet: a start ends what was on the same ice', () => {
  expect(statesOf(tap('start', 'f2'))).toEqual(['f1 done', 'f2 now', 'f3 toCome', 'g1 now']);
  expect(statesOf(tap('start', 'f2'), tap('end', 'f2'), tap('end', 'g1'))).toEqual([
    'f1 done',
    'f2 done',
    'f3 toCome',
    'g1 done',
  ]);
});

it('shows a hold and its release', () => {
  const holdOf = (...taps: FlightTap[]) => withUnsentTaps(DAY, taps, 'you').runs[0]?.flights[2]?.hold;
  expect(holdOf(tap('hold', 'f3', '10:40'))).toEqual({ until: '10:40', by: 'you' });
  expect(holdOf(tap('hold', 'f3', '10:40'), tap('hold', 'f3'))).toBeNull();
});
