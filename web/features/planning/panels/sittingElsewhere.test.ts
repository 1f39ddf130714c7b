import { expect, it } from 'vitest';
import type { ListedJudge, ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { sittingElsewhere } from './sittingElsewhere.ts';

const judge = { id: 'ben', name: 'Ben' } as ListedJudge;
const seat = (coachId: string) => ({ coachId, broken: null, sharesRink: false, excluded: [] });

const panel = (id: string, coachId: string, flights: string[], begun: string[] = []) =>
  ({
    id,
    flights: flights.map((flight) => ({ id: flight })),
    begun: begun.map((flightId) => ({ flightId, seats: [] })),
    seats: [seat(coachId)],
  }) as unknown as ListedPanel;

const flight = (id: string, state: 'done' | 'now' | 'toCome', start: string, expected: string) => ({
  id,
  state,
  start: `${start}:00`,
  expected,
  seconds: 1_200,
});

/** Ada leaves her panel at 12:40; Ben's is planned until 12:30 on the other ice. */
const ADAS = panel('a', 'ada', ['a1', 'a2'], ['a1']);
const BENS = panel('b', 'ben', ['b1', 'b2'], ['b1']);

function busyUntil(flights: readonly ReturnType<typeof flight>[], clock: string) {
  const [first] = ADAS.seats;
  if (!first) throw new Error('The panel has a seat');
  const runs = { runs: [{ flights }] } as unknown as Parameters<typeof sittingElsewhere>[2];
  const seats = [{ panel: ADAS, index: 0, seat: first }];
  const duty = sittingElsewhere({ judge, seats }, [ADAS, BENS], runs, secondsOfTime(clock));
  return duty && [duty.flight.id, duty.end - secondsOfTime('12:00')];
}

it('names the flight of another panel that a delay has moved into the seats to come', () => {
  const adas = [flight('a1', 'now', '12:20', '12:20'), flight('a2', 'toCome', '12:40', '12:40')];
  const inTime = [flight('b1', 'done', '11:50', '11:50'), flight('b2', 'now', '12:10', '12:10')];
  expect(busyUntil([...adas, ...inTime], '12:25')).toBeNull();
  const late = [flight('b1', 'done', '11:50', '12:05'), flight('b2', 'toCome', '12:10', '12:30')];
  expect(busyUntil([...adas, ...late], '12:25')).toEqual(['b2', 50 * 60]);
});

it('takes a flight that is over its time to be on the ice until now at least', () => {
  const adas = [flight('a1', 'done', '12:20', '12:20'), flight('a2', 'toCome', '12:40', '12:45')];
  const over = [flight('b2', 'now', '12:10', '12:10')];
  expect(busyUntil([...adas, ...over], '12:50')).toEqual(['b2', 50 * 60]);
  expect(busyUntil([...adas, flight('b2', 'done', '12:10', '12:10')], '12:50')).toBeNull();
});
