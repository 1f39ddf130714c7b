import { describe, expect, it } from 'vitest';
import type { DayRuns, RunFlight, RunStarter } from '../../../../shared/contract/day/running/dayRuns.ts';
import { entryCodeOf } from '../../../../shared/domain/day/running/entryCode.ts';
import { checkInCount, currentRun, missingStarts, searchStarts } from './checkInList.ts';

const starter = (programmeId: string, name: string, state: RunStarter['state'] = 'expected'): RunStarter => ({
  programmeId,
  state,
  at: null,
  by: null,
  reason: null,
  scratchId: null,
  people: [{ id: name, name }],
  order: 1,
  name,
  sayAs: '',
  rink: 'Pond',
  musicTitle: '',
  seconds: 90,
  isWalkOn: false,
  contactOpened: null,
  checkInUndone: false,
});

const flight = (id: string, state: RunFlight['state'], starters: RunStarter[]): RunFlight => ({
  id,
  eventId: 'e1',
  event: { format: 'Freestyle', level: 'Freestyle 1' },
  part: { number: 1, of: 1 },
  start: '07:00:00',
  seconds: 600,
  state,
  expected: null,
  hold: null,
  warmUpSeconds: 240,
  version: 0,
  startedAt: null,
  startedBy: null,
  endedAt: null,
  endedBy: null,
  changes: [],
  starters,
});

const [FIRST, SECOND] = ['01M8396XFJNHG0MSZZM2AAAAAA', '01M8396XFJNHG0MSZZM2BBBBBB'];

const DAY: DayRuns = {
  version: 1,
  competition: { name: 'Winter Classic', timeZone: 'Europe/Berlin' },
  date: '2027-01-09',
  days: ['2027-01-09'],
  surfaces: [],
  shortRests: [],
  lostIce: [],
  coachClashes: [],
  unplaced: [],
  cancelledEvents: [],
  runs: [
    {
      id: 'r1',
      surfaceId: 'a',
      number: 1,
      flights: [flight('f1', 'done', [starter(`${FIRST}.e1`, 'Zoë Frost')])],
    },
    {
      id: 'r2',
      surfaceId: 'a',
      number: 2,
      flights: [
        flight('f2', 'toCome', [
          starter(`${FIRST}.e2`, 'Zoë Frost', 'checkedIn'),
          starter(`${SECOND}.e2`, 'Kim Lake'),
          starter('x.e2', 'Lou Field', 'scratched'),
        ]),
      ],
    },
  ],
};

describe('the check-in list', () => {
  it('finds a name without its accents, and all starts of a scanned entry and nobody else', () => {
    const found = (typed: string) =>
      searchStarts(DAY, typed).map(({ flight: of, starter: one }) => [of.id, one.name]);
    expect(found(' zoe fr')).toEqual([
      ['f1', 'Zoë Frost'],
      ['f2', 'Zoë Frost'],
    ]);
    expect(found(entryCodeOf(SECOND).toLowerCase())).toEqual([['f2', 'Kim Lake']]);
    const address = `https://rinkside.example/day/01/check-in?find=${entryCodeOf(SECOND)}`;
    expect(found(address)).toEqual([['f2', 'Kim Lake']]);
    expect(found('freestyle 1')).toHaveLength(4);
    expect([found(''), found('CCCCCC')]).toEqual([[], []]);
  });

  it('names who is missing from half an hour before the flight on, also after midnight', () => {
    const missing = (now: string) => missingStarts(DAY, now).map(({ starter: one }) => one.name);
    expect(missing('2027-01-09T06:29')).toEqual([]);
    expect(missing('2027-01-09T06:30')).toEqual(['Kim Lake']);
    expect(missing('2027-01-10T00:10')).toEqual(['Kim Lake']);
    expect(missing('2027-01-08T23:00')).toEqual([]);
  });

  it('counts who is here of those who are not scratched, and works on the first run that is not over', () => {
    const run = currentRun(DAY);
    expect(run?.id).toBe('r2');
    expect(run && checkInCount(run)).toEqual({ here: 1, count: 2 });
  });
});
