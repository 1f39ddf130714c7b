import { expect, it } from 'vitest';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { flightsWithIce, joinableFlights } from './joinableFlights.ts';

const flight = (id: string, fields: object) => ({
  id,
  eventId: 'e',
  start: '09:00:00',
  expected: null,
  ...fields,
});

it('offers the flights of the event that are on the ice or to come, by the time expected, with their ice', () => {
  const flights = [
    flight('over', { state: 'done' }),
    flight('skipped', { state: 'skipped' }),
    flight('late', { state: 'toCome', start: '09:10:00', expected: '11:01' }),
    flight('other', { state: 'toCome', eventId: 'f' }),
    flight('soon', { state: 'toCome', start: '09:20:00', expected: '10:50' }),
    flight('now', { state: 'now' }),
  ];
  const day = {
    surfaces: [{ id: 'a', name: 'Main ice' }],
    runs: [{ surfaceId: 'a', flights }],
  } as unknown as Pick<DayRuns, 'runs' | 'surfaces'>;
  expect(joinableFlights(flightsWithIce(day), 'e').map(({ id, surface }) => `${id} ${surface}`)).toEqual([
    'now Main ice',
    'soon Main ice',
    'late Main ice',
  ]);
});
