import { describe, expect, it } from 'vitest';
import { eventResult, resultList, withUnscheduledFlights, type PostedResult } from './postedResults.ts';
import { resultSheets, type PrintedResult } from './resultSheets.ts';

describe('published results', () => {
  const block = (flightId: string, start: string) => ({
    surfaceId: 'a',
    date: '2027-01-06',
    start,
    seconds: 600,
    kind: 'flight' as const,
    flightId,
  });
  const plan = {
    flights: [
      { id: 'f1', eventId: 'e', programmes: ['a', 'b', 'c'] },
      { id: 'f2', eventId: 'e', programmes: ['d'] },
    ],
    blocks: [block('f1', '09:00:00'), block('f2', '08:00:00')],
  };
  const event = { id: 'e', format: 'Freestyle', level: 'Freestyle 4' };
  const posted: PostedResult = {
    flightId: 'f1',
    eventId: 'e',
    version: 1,
    postedAt: '2027-01-06T03:00:00Z',
    correctedAt: null,
    rows: [
      { programmeId: 'a', state: 'skated', place: 1, points: 6 },
      { programmeId: 'b', state: 'skated', place: 2, points: 5 },
      { programmeId: 'c', state: 'noShow', place: null, points: 0 },
    ],
  };
  const skaters = new Map([
    ['a', { name: 'Ada', rink: 'Pond' }],
    ['c', { name: 'Cleo', rink: null }],
  ]);

  it('name who is published, keep the place of who is not, and say who did not skate', () => {
    const { flights } = eventResult(plan, [posted], { event, skaters });
    expect(flights).toEqual([
      { number: 1, of: 2, postedAt: null, correctedAt: null, version: 0, places: [], notSkated: [] },
      {
        number: 2,
        of: 2,
        postedAt: '2027-01-06T03:00:00Z',
        correctedAt: null,
        version: 1,
        places: [
          { place: 1, name: 'Ada', rink: 'Pond', points: 6 },
          { place: 2, name: null, rink: null, points: 5 },
        ],
        notSkated: [{ name: 'Cleo', rink: null, state: 'noShow' }],
      },
    ]);
  });

  it('list events with what is posted, and names to search, of who did not skate too', () => {
    expect(resultList(plan, [posted], { events: [event], skaters })).toEqual({
      events: [
        {
          ...event,
          flights: 2,
          posted: 1,
          updatedAt: '2027-01-06T03:00:00Z',
          podiums: [
            {
              number: 2,
              of: 2,
              postedAt: '2027-01-06T03:00:00Z',
              correctedAt: null,
              places: [
                { place: 1, name: 'Ada', rink: 'Pond', points: 6 },
                { place: 2, name: null, rink: null, points: 5 },
              ],
              placed: 2,
            },
          ],
        },
      ],
      skaters: [
        { name: 'Ada', rink: 'Pond', results: [{ eventId: 'e', flight: 2, place: 1, state: 'skated' }] },
        { name: 'Cleo', rink: null, results: [{ eventId: 'e', flight: 2, place: null, state: 'noShow' }] },
      ],
    });
    expect(resultList(plan, [], { events: [event], skaters }).skaters).toEqual([]);
  });

  it('give two of one name and rink a line for each event', () => {
    const [first] = posted.rows;
    if (!first) throw new Error('A result has rows');
    const next = { ...posted, flightId: 'other', eventId: 'e2', rows: [{ ...first, programmeId: 'p9' }] };
    const ada = { name: 'Ada', rink: 'Pond' };
    const named = new Map([
      [first.programmeId, { ...ada, event: 'Freestyle 4' }],
      ['p9', { ...ada, event: 'Solo · Alpha' }],
    ]);
    const list = resultList(plan, [posted, next], { events: [event], skaters: named });
    expect(list.skaters.map((one) => [one.event, one.results.length])).toEqual([
      ['Freestyle 4', 1],
      ['Solo · Alpha', 1],
    ]);
  });

  it('keep the first three of each flight of an event, whichever is posted next', () => {
    const next: PostedResult = {
      ...posted,
      flightId: 'f2',
      postedAt: '2027-01-06T04:00:00Z',
      rows: [{ programmeId: 'd', state: 'skated', place: 1, points: 6 }],
    };
    const [listed] = resultList(plan, [posted, next], { events: [event], skaters }).events;
    expect(listed?.podiums.map(({ number, places }) => [number, places.map(({ place }) => place)])).toEqual([
      [1, [1]],
      [2, [1, 2]],
    ]);
  });

  it('number a flight that the schedule has lost after the others, in the list as in the event', () => {
    const lost = { ...posted, flightId: 'f0' };
    const whole = withUnscheduledFlights(plan, [lost, { ...lost, flightId: 'f1' }]);
    const list = resultList(whole, [lost], { events: [event], skaters });
    expect(list.events[0]).toMatchObject({ flights: 3, posted: 1 });
    expect(list.skaters[0]?.results).toMatchObject([{ eventId: 'e', flight: 3, place: 1 }]);
    const { flights } = eventResult(whole, [lost], { event, skaters });
    expect(flights.map(({ number, of, version }) => [number, of, version])).toEqual([
      [1, 3, 0],
      [2, 3, 0],
      [3, 3, 1],
    ]);
  });

  it('are a sheet for the wall, with its version and the date of its correction', () => {
    const [, flight] = eventResult(plan, [posted], { event, skaters }).flights;
    const sheetOf = (change: Partial<PrintedResult>) =>
      resultSheets(
        [
          {
            number: 2,
            of: 2,
            version: 1,
            eventId: 'e',
            event: 'Freestyle 4',
            postedAt: posted.postedAt,
            correctedAt: null,
            places: flight?.places ?? [],
            block: { date: '2027-01-06', surface: 'Main ice' },
            ...change,
          },
        ],
        (instant) => instant,
      ).sheets[0];
    expect(sheetOf({})).toEqual({
      title: 'Freestyle 4, flight 2 of 2',
      detail: 'Wednesday, 6 January 2027 · Main ice',
      version: { label: 'Version 1', remarks: ['Version 1.'] },
      screen: { kind: 'results', eventId: 'e' },
      groups: [
        {
          heading: 'Posted 2027-01-06T03:00:00Z',
          before: [],
          rows: [
            ['1', 'Ada', 'Pond'],
            ['2', 'Name not published', ''],
          ],
          after: [],
        },
      ],
    });
    const corrected = sheetOf({ version: 2, correctedAt: '2027-01-06T04:00:00Z', block: null });
    expect([corrected?.detail, corrected?.groups[0]?.heading, corrected?.version?.remarks]).toEqual([
      '',
      'Corrected 2027-01-06T04:00:00Z',
      ['Version 2.', 'Replaces version 1.'],
    ]);
  });
});
