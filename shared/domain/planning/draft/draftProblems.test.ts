import { describe, expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { draftProblems, wholePlan, type DraftFacts, type SentParts } from './draftProblems.ts';
import { lockProblems, planLockProblems } from './lockProblems.ts';

const DAY = '2027-01-06';
const FS4 = 'freestyle.freestyle-4';
const FS5 = 'freestyle.freestyle-5';
const block = (start: string, flightId: string, locked?: true) => ({
  start,
  seconds: 600,
  kind: 'flight' as const,
  flightId,
  ...(locked && { locked }),
});
const lunch = { start: '12:00:00', seconds: 2_700, kind: 'lunch' as const };
const track = (...blocks: SentParts['tracks'][number]['blocks']) => ({ surfaceId: 'a', date: DAY, blocks });
const panel = (id: string, flightIds: string[], judges: (string | null)[] = [null]) => ({
  id,
  flightIds,
  judges,
  referee: null,
});

/** f1 of two and f2 of one in Freestyle 4, f3 of one in Freestyle 5; f1 and f2 are on the board, f1 has a panel. */
const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 4,
  seed: 7,
  plannedAt: null,
  tracks: [{ ...track(block('07:00:00', 'f1', true), block('07:10:00', 'f2'), lunch), version: 1 }],
  events: [
    {
      eventId: FS4,
      version: 1,
      isFrozen: true,
      flights: [
        { id: 'f1', programmes: ['p1', 'p2'] },
        { id: 'f2', programmes: ['p3'] },
      ],
    },
    { eventId: FS5, version: 1, isFrozen: false, flights: [{ id: 'f3', programmes: ['q1'] }] },
  ],
  panels: [{ surfaceId: 'a', date: DAY, version: 1, panels: [panel('j1', ['f1'], ['kay'])] }],
  published: null,
};
const FACTS: DraftFacts = {
  surfaces: [{ id: 'a', name: 'Main ice', days: [{ date: DAY, opens: '07:00', closes: '21:00' }] }],
  events: new Set([FS4, FS5, 'pair.low']),
  programmes: new Map([
    ['p4', FS4],
    ['q2', FS5],
  ]),
  coaches: new Set(['lee']),
  gone: new Set(),
};
const EMPTY_PARTS: SentParts = { tracks: [], events: [], panels: [] };

const codes = (sent: Partial<SentParts>, facts: Partial<DraftFacts> = {}) =>
  draftProblems(DRAFT, { ...EMPTY_PARTS, ...sent }, { ...FACTS, ...facts }).map(
    ({ field, code }) => `${field} ${code}`,
  );
const flights = (eventId: string, ...own: [string, string[]][]) => ({
  eventId,
  flights: own.map(([id, programmes]) => ({ id, programmes })),
});

describe('blocks', () => {
  it('begin within the day of their surface; they may end, and even begin, after closing', () => {
    const own = [block('07:00:00', 'f1'), block('07:10:00', 'f2')];
    expect(codes({ tracks: [track(...own, block('20:59:00', 'f3'))] })).toEqual([]);
    expect(codes({ tracks: [track(...own, block('25:10:00', 'f3'))] })).toEqual([]);
    expect(codes({ tracks: [track(...own, block('06:59:59', 'f3'))] })).toEqual([
      'tracks.0.blocks.2.start MustAfter',
    ]);
    expect(codes({ tracks: [track(...own, block('31:00:00', 'f3'))] })).toEqual([
      'tracks.0.blocks.2.start MustBefore',
    ]);
    const other = { surfaceId: 'b', date: DAY, blocks: [block('08:00:00', 'f3')] };
    expect(codes({ tracks: [other] })).toEqual(['tracks.0.surfaceId MustExist']);
    expect(codes({ tracks: [{ ...other, blocks: [] }] })).toEqual(['tracks.0.surfaceId MustExist']);
    const closed = { ...track(block('08:00:00', 'f3')), date: '2027-01-07' };
    expect(codes({ tracks: [closed] })).toEqual(['tracks.0.date MustEnabled']);
  });

  it('that lay there before the opening hours changed may stay or go, but no other may come', () => {
    const later = {
      surfaces: [{ id: 'a', name: 'Main ice', days: [{ date: DAY, opens: '07:05', closes: '21:00' }] }],
    };
    expect(codes({ tracks: [track(block('07:00:00', 'f1'), block('07:20:00', 'f2'))] }, later)).toEqual([]);
    const early = track(block('07:00:00', 'f1'), block('07:01:00', 'f2'));
    expect(codes({ tracks: [early] }, later)).toEqual(['tracks.0.blocks.1.start MustAfter']);
    expect(codes({ tracks: [track(block('07:00:00', 'f1'))] }, { surfaces: [] })).toEqual([]);
  });

  it('are of one flight that exists, each flight in one block; blocks upon each other are accepted', () => {
    const upon = track(block('07:00:00', 'f1'), block('07:05:00', 'f2'));
    expect(codes({ tracks: [upon] })).toEqual([]);
    expect(codes({ tracks: [track(block('07:00:00', 'f9'))] })).toEqual([
      'tracks.0.blocks.0.flightId MustExist',
    ]);
    const twice = track(block('07:00:00', 'f1'), block('08:00:00', 'f1'));
    expect(codes({ tracks: [twice] })).toEqual(['tracks.0.blocks.1.flightId AlreadyExist']);
    const surfaces = [...FACTS.surfaces, { id: 'b', name: 'Hall', days: FACTS.surfaces[0]?.days ?? [] }];
    const elsewhere = { ...track(block('07:00:00', 'f1')), surfaceId: 'b' };
    expect(codes({ tracks: [elsewhere] }, { surfaces })).toEqual(['tracks.0.blocks.0.flightId AlreadyExist']);
    const { flightId: _id, ...nobody } = block('07:00:00', 'f1');
    expect(codes({ tracks: [track(nobody)] })).toEqual(['tracks.0.blocks.0.flightId NotNull']);
    expect(codes({ tracks: [track({ ...lunch, flightId: 'f1' })] })).toEqual([
      'tracks.0.blocks.0.flightId MustValid',
    ]);
    expect(codes({ tracks: [track(), track()] })).toEqual(['tracks.1.date AlreadyExist']);
  });
});

describe('flights', () => {
  it('are of somebody, of one event, and nobody is in two', () => {
    expect(codes({ events: [flights(FS5, ['f3', ['q1', 'q2']])] })).toEqual([]);
    expect(codes({ events: [flights(FS5, ['f3', []])] })).toEqual(['events.0.flights.0.programmes NotNull']);
    expect(codes({ events: [flights(FS5, ['f3', ['q1']], ['f4', ['q2', 'q1']])] })).toEqual([
      'events.0.flights.1.programmes.1 AlreadyExist',
    ]);
    expect(codes({ events: [flights(FS5, ['f3', ['q1', 'q9', 'p4']])] })).toEqual([
      'events.0.flights.0.programmes.1 MustExist',
      'events.0.flights.0.programmes.2 MustEnabled',
    ]);
    expect(codes({ events: [flights(FS5, ['f1', ['q1']])] })).toEqual(['events.0.flights.0.id AlreadyExist']);
    expect(codes({ events: [flights('dance.solo')] })).toEqual(['events.0.eventId MustExist']);
    expect(codes({ events: [flights('pair.low'), flights('pair.low')] })).toEqual([
      'events.1.eventId AlreadyExist',
    ]);
  });

  it('that go must leave board and panel in the same change', () => {
    const merged = flights(FS4, ['f2', ['p3', 'p1', 'p2']]);
    expect(codes({ events: [merged] })).toEqual([
      'events.0.flights MustEnabled',
      'events.0.flights MustEnabled',
    ]);
    const panels = [{ surfaceId: 'a', date: DAY, panels: [panel('j1', ['f2'])] }];
    expect(codes({ events: [merged], tracks: [track(block('07:10:00', 'f2'))], panels })).toEqual([]);
  });
});

describe('panels', () => {
  const on = (...panels: SentParts['panels'][number]['panels']) => ({
    panels: [{ surfaceId: 'a', date: DAY, panels }],
  });
  it('are of coaches and flights that exist; nobody may sit on them', () => {
    expect(codes(on(panel('j1', ['f1'], ['lee', 'kay', null])))).toEqual([]);
    expect(codes(on(panel('j1', [], [])))).toEqual([]);
    expect(codes(on({ ...panel('j1', ['f1', 'f9'], ['kay', 'nobody']), referee: 'nobody' }))).toEqual([
      'panels.0.panels.0.judges.1 MustExist',
      'panels.0.panels.0.referee MustExist',
      'panels.0.panels.0.flightIds.1 MustExist',
    ]);
    expect(codes(on({ ...panel('j1', ['f1'], ['kay', 'lee', 'kay', null, null]), referee: 'lee' }))).toEqual([
      'panels.0.panels.0.judges.2 AlreadyExist',
      'panels.0.panels.0.referee AlreadyExist',
    ]);
    expect(codes(on(panel('j1', ['f1']), panel('j1', ['f1'])))).toEqual([
      'panels.0.panels.1.id AlreadyExist',
      'panels.0.panels.1.flightIds.0 AlreadyExist',
    ]);
  });
});

describe('locks', () => {
  const locks = (sent: Partial<SentParts>, gone: string[] = []) =>
    lockProblems(DRAFT, { ...EMPTY_PARTS, ...sent }, { gone: new Set(gone) }).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it('keep a flight’s block where it is until it is unlocked', () => {
    expect(locks({ tracks: [track(block('07:00:00', 'f1', true), block('09:00:00', 'f2', true))] })).toEqual(
      [],
    );
    expect(locks({ tracks: [track(block('08:00:00', 'f1'))] })).toEqual([]);
    expect(locks({ tracks: [track(block('08:00:00', 'f1', true))] })).toEqual([
      'tracks.0.blocks.0.start MustStay',
    ]);
  });

  it('keep the flights of a frozen event, which only those leave who withdrew', () => {
    const same = flights(FS4, ['f1', ['p1', 'p2']], ['f2', ['p3']]);
    expect(locks({ events: [same] })).toEqual([]);
    expect(locks({ events: [flights(FS4, ['f1', ['p2', 'p1']], ['f2', ['p3']])] })).toEqual([
      'events.0.flights MustStay',
    ]);
    const smaller = flights(FS4, ['f1', ['p2']]);
    expect(locks({ events: [smaller] })).toEqual(['events.0.flights MustStay']);
    expect(locks({ events: [smaller] }, ['p1', 'p3'])).toEqual([]);
    expect(locks({ events: [same] }, ['p1', 'p3'])).toEqual([]);
  });

  it('hold in a whole plan: everything locked is there, locked, and frozen events are as they were', () => {
    const plan = (sent: Partial<SentParts>, gone: string[] = []) =>
      planLockProblems(DRAFT, { ...EMPTY_PARTS, ...sent }, { gone: new Set(gone), begun: [] }).map(
        ({ field }) => field,
      );
    const events = [flights(FS4, ['f1', ['p1', 'p2']], ['f2', ['p3']])];
    expect(plan({ tracks: [track(block('07:00:00', 'f1', true))], events })).toEqual([]);
    expect(plan({ tracks: [track(block('07:00:00', 'f1'))], events })).toEqual(['tracks']);
    expect(plan({})).toEqual(['tracks', 'events']);
    // Everybody of the locked flight withdrew.
    expect(plan({ events: [flights(FS4, ['f2', ['p3']])] }, ['p1', 'p2'])).toEqual([]);
  });
});

it('lets a whole plan put flights elsewhere and leave a day, an event or a panel out', () => {
  const elsewhere = { surfaceId: 'b', date: DAY, blocks: [block('07:00:00', 'f1'), block('07:10:00', 'f2')] };
  const kept = [
    {
      eventId: FS4,
      flights: [
        { id: 'f1', programmes: ['p1', 'p2'] },
        { id: 'f2', programmes: ['p3'] },
      ],
    },
  ];
  const surfaces = [
    ...FACTS.surfaces,
    { id: 'b', name: 'Hall', days: [{ date: DAY, opens: '07:00', closes: '21:00' }] },
  ];
  const plan = wholePlan(DRAFT, { tracks: [elsewhere], events: kept, panels: [] });
  expect(codes(plan, { surfaces })).toEqual([]);
  expect(codes({ tracks: [elsewhere], events: kept }, { surfaces })).not.toEqual([]);
});
