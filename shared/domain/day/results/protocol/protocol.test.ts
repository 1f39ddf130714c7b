import { describe, expect, it } from 'vitest';
import { handoutOf } from './handoutOf.ts';
import { protocolOf, type ProtocolFacts, type RecordedFlight } from './protocolOf.ts';
import { protocolPrintout } from './protocolPrintout.ts';

const outcome = (place: number | null, total: number | null, points: number) => ({ place, total, points });
const referee = { name: 'Robin Lake' };
const first = {
  version: 1,
  at: '2026-11-07T14:00:00Z',
  by: referee,
  approvalReason: null,
  correction: null,
  proposed: null,
  aloneReason: null,
  refereeAllowed: false,
  rows: [
    { programmeId: 'a.fs', state: 'skated', ...outcome(1, 720, 6), penalties: [], before: null },
    { programmeId: 'b.fs', state: 'skated', ...outcome(2, 710, 5), penalties: [], before: null },
    { programmeId: 'c.fs', state: 'withdrawn', ...outcome(null, null, 0), penalties: [], before: null },
  ],
} as const;
const penalties = [{ code: 'late', tenths: 20 }];
const second = {
  ...first,
  version: 2,
  at: '2026-11-07T15:00:00Z',
  correction: { reason: 'ruling', text: 'Ada began late' },
  rows: [
    { ...first.rows[1], ...outcome(1, 710, 6), before: outcome(2, 710, 5) },
    { ...first.rows[0], ...outcome(2, 700, 5), penalties, before: outcome(1, 720, 6) },
    first.rows[2],
  ],
} as const;
const recorded: RecordedFlight = {
  result: {
    flightId: 'f1',
    eventId: 'fs',
    approved: { at: first.at, by: referee },
    posted: { at: '2026-11-07T14:10:00Z', by: { name: 'Kim Vale' } },
  },
  version: second,
  versions: [first, second],
};

const facts: ProtocolFacts = {
  competition: {
    id: 'c',
    name: 'Frost Cup',
    venue: 'Lantern Bay Ice, Tromsø',
    startDate: '2026-11-07',
    endDate: '2026-11-08',
    timeZone: 'Europe/Oslo',
  },
  madeAt: '2026-11-09T10:00:00Z',
  plan: {
    flights: [
      { id: 'f2', eventId: 'fs', programmes: ['d.fs'] },
      { id: 'f1', eventId: 'fs', programmes: ['a.fs', 'c.fs', 'b.fs'] },
    ],
    blocks: [
      { surfaceId: 's', date: '2026-11-07', start: '08:00:00', seconds: 600, kind: 'flight', flightId: 'f1' },
      { surfaceId: 's', date: '2026-11-07', start: '09:00:00', seconds: 600, kind: 'flight', flightId: 'f2' },
    ],
  },
  events: [
    { id: 'none', format: 'Spotlight', level: 'Spotlight' },
    { id: 'fs', format: 'Freestyle', level: 'Freestyle 1' },
  ],
  cancelledEvents: [
    { format: 'Freestyle', level: 'Freestyle 9', at: '2026-11-07T06:30:00Z', reason: 'No ice' },
  ],
  // The name of c was removed.
  skaters: new Map([
    ['a.fs', { name: 'Ada', rink: 'Pond' }],
    ['b.fs', { name: 'B. L.', rink: null }],
    ['d.fs', { name: 'さくら', rink: 'Pond' }],
  ]),
  results: [recorded],
  orders: new Map([
    ['f1', ['c.fs', 'a.fs', 'b.fs']],
    ['f2', ['d.fs']],
  ]),
  officials: new Map([
    [
      'f1',
      [
        { seat: 'referee', coachId: 'c1', name: 'Robin Lake' },
        { seat: 'judge1', coachId: 'c2', name: 'Yui Mori' },
        { seat: 'judge2', coachId: 'c2', name: 'Yui Mori' },
      ],
    ],
  ]),
  surfaces: new Map([['s', 'Main ice']]),
  penalties: new Map([['late', 'Late start']]),
  rinks: [
    {
      name: 'Pond',
      points: 11,
      skaters: 2,
      average: 5.5,
      place: 1,
      placeByAverage: 1,
      entries: [{ eventId: 'fs', name: 'Ada', place: 2, points: 5, isShared: false }],
      otherPoints: 6,
    },
  ],
};

const protocol = protocolOf(facts);
it('names the cancelled events in both copies', () => {
  for (const copy of [protocol, handoutOf(protocol)])
    expect(
      protocolPrintout(copy).sheets.find(({ title }) => title === 'Cancelled events')?.groups,
    ).toMatchObject([{ rows: [[expect.stringContaining('Freestyle 9'), '7 Nov 2026, 07:30', 'No ice']] }]);
});

const textOf = (given: typeof protocol) => JSON.stringify(protocolPrintout(given));

describe('the organisers’ copy', () => {
  it('has the newest version by place, the day’s start order, and removed names as such', () => {
    const [event, ...others] = protocol.events;
    expect(others).toEqual([]);
    expect(event?.flights.map(({ part, version, starters }) => [part.number, version, starters])).toEqual([
      [1, 2, 3],
      [2, 0, 1],
    ]);
    expect(
      event?.flights[0]?.rows.map(({ place, name, rink, total, start, state }) => [
        place,
        name,
        rink,
        total,
        start,
        state,
      ]),
    ).toEqual([
      [1, 'B. L.', null, 710, 3, 'skated'],
      [2, 'Ada', 'Pond', 700, 2, 'skated'],
      [null, null, null, null, 1, 'withdrawn'],
    ]);
    expect(event?.flights[0]?.rows[1]?.penalties).toEqual([{ label: 'Late start', tenths: 20 }]);
  });

  it('has each correction with reason, who and when, and what it changed', () => {
    expect(protocol.events[0]?.flights[0]?.corrections).toEqual([
      {
        version: 2,
        proposedBy: null,
        aloneReason: null,
        refereeAllowed: false,
        at: '2026-11-07T15:00:00Z',
        by: 'Robin Lake',
        reason: 'ruling',
        text: 'Ada began late',
        changes: [
          { name: 'B. L.', before: outcome(2, 710, 5), after: outcome(1, 710, 6) },
          { name: 'Ada', before: outcome(1, 720, 6), after: outcome(2, 700, 5) },
        ],
      },
    ]);
  });

  it('counts flights, starts, scratches and officials, a judge of two seats once', () => {
    expect(protocol.numbers).toEqual({
      entries: 3,
      programmes: 3,
      flights: 2,
      posted: 1,
      starts: 2,
      scratches: 1,
      noShows: 0,
      corrections: 1,
    });
    expect(protocol.officials).toEqual([
      { name: 'Robin Lake', asReferee: 1, asJudge: 0 },
      { name: 'Yui Mori', asReferee: 0, asJudge: 1 },
    ]);
  });

  it('has a line for each of two officials of one name', () => {
    const one = { seat: 'judge1', coachId: 'c2', name: 'Yui Mori' };
    const officials = new Map([
      ['f1', [one, { seat: 'judge2', coachId: 'c3', name: 'Yui Mori' }]],
      ['f2', [one]],
    ]);
    expect(protocolOf({ ...facts, officials }).officials).toEqual([
      { name: 'Yui Mori', asReferee: 0, asJudge: 2 },
      { name: 'Yui Mori', asReferee: 0, asJudge: 1 },
    ]);
  });

  it('says all of it on paper', () => {
    const text = textOf(protocol);
    for (const words of [
      'Place","Lantern Bay Ice, Tromsø',
      'Freestyle 1, flight 1 of 2',
      'Panel: Referee Robin Lake · Judge 1 Yui Mori',
      '−2.0 Late start',
      'Approved: 7 Nov 2026, 15:00 · Robin Lake',
      'Result: None yet, 1 in the start order',
      'Reason: Referee’s ruling. Ada began late',
      'Name removed',
      'Not named beside their rink',
    ])
      expect(text).toContain(words);
  });
});

describe('the copy to hand out', () => {
  it('has places and points as published: no totals, penalties, officials, nor anybody’s words', () => {
    const handout = handoutOf(protocol);
    for (const text of [JSON.stringify(handout), textOf(handout)]) {
      for (const secret of ['Robin Lake', 'Yui Mori', 'Kim Vale', 'Late start', 'Ada began late'])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/7[012]0\b|7[012]\.0/);
    }
    expect(handout.events[0]?.flights[0]?.corrections[0]?.changes).toEqual([
      { name: 'B. L.', before: outcome(2, null, 5), after: outcome(1, null, 6) },
      { name: 'Ada', before: outcome(1, null, 6), after: outcome(2, null, 5) },
    ]);
  });

  it('has no place before it is posted, and counts none', () => {
    const waiting = { ...recorded, result: { ...recorded.result, posted: null } };
    const handout = handoutOf(protocolOf({ ...facts, results: [waiting], rinks: [] }));
    expect(handout.events[0]?.flights.map(({ rows, version }) => [rows, version])).toEqual([
      [[], 0],
      [[], 0],
    ]);
    expect([handout.numbers.starts, handout.numbers.corrections]).toEqual([0, 0]);
  });
});
