import { describe, expect, it } from 'vitest';
import type { Live, LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { PublicBlock } from '../../../../shared/contract/planning/publicSchedule.ts';
import {
  canHaveResults,
  filterBlocks,
  firstDay,
  isNow,
  isBlockOver,
  isWanted,
  onIceNow,
  runningBlock,
  scheduledRinks,
} from './filterBlocks.ts';

const flight = (id: string, eventId: string, ...names: [string, string | null][]): PublicBlock => ({
  surfaceId: id === 'f2' ? 'B' : 'A',
  date: '2027-01-06',
  start: '09:00:00',
  seconds: 600,
  kind: 'flight',
  title: null,
  flight: {
    id,
    eventId,
    part: { number: 1, of: 1 },
    warmUpSeconds: 240,
    skaters: names.map(([name, rink]) => ({ name, rink })),
  },
});
const blocks: PublicBlock[] = [
  flight('f1', 'FS4', ['Zoé', 'North Ice'], ['Mia', 'South Ice']),
  flight('f2', 'FS5', ['A. B.', null]),
  {
    surfaceId: 'A',
    date: '2027-01-06',
    start: '09:10:00',
    seconds: 900,
    kind: 'resurfacing',
    title: null,
    flight: null,
  },
];
const wanted = { name: '', event: '', rink: '', surface: '' };
const found = (over: Partial<typeof wanted>) =>
  filterBlocks(blocks, { ...wanted, ...over }).map(({ flight: one, kind }) => one?.id ?? kind);

describe('a search in the schedule', () => {
  it('without anything wanted shows all, breaks too', () => {
    expect(found({})).toEqual(['f1', 'f2', 'resurfacing']);
    expect(found({ surface: 'A' })).toEqual(['f1', 'resurfacing']);
  });

  it('finds names however they are typed, events and rinks, and leaves breaks out', () => {
    expect(found({ name: ' ZOE' })).toEqual(['f1']);
    expect(found({ event: 'FS5' })).toEqual(['f2']);
    expect(found({ rink: 'South Ice' })).toEqual(['f1']);
    expect(found({ rink: 'South Ice', name: 'zoé' })).toEqual([]);
  });

  it('marks the skater who was looked for', () => {
    expect(isWanted({ name: 'Zoé', rink: 'North Ice' }, { name: 'zo', rink: '' })).toBe(true);
    expect(isWanted({ name: 'Zoé', rink: 'North Ice' }, { name: '', rink: '' })).toBe(false);
  });

  it('offers the rinks that are published', () => {
    expect(scheduledRinks(blocks)).toEqual(['North Ice', 'South Ice']);
  });
});

describe('the schedule’s clock', () => {
  const [first] = blocks;
  const isOnIce = (instant: string) => (first ? isNow(first, 'Asia/Hong_Kong', new Date(instant)) : null);

  it('marks a block from its first second to its last, at the venue', () => {
    expect(isOnIce('2027-01-06T01:00:00Z')).toBe(true);
    expect(isOnIce('2027-01-06T01:09:59Z')).toBe(true);
    expect(isOnIce('2027-01-06T01:10:00Z')).toBe(false);
    expect(isOnIce('2027-01-06T00:59:59Z')).toBe(false);
  });

  it('opens on today, else the next day, else the first', () => {
    expect(firstDay(['2027-01-06', '2027-01-08'], '2027-01-06')).toBe('2027-01-06');
    expect(firstDay(['2027-01-06', '2027-01-08'], '2027-01-07')).toBe('2027-01-08');
    expect(firstDay(['2027-01-06', '2027-01-08'], '2027-02-01')).toBe('2027-01-06');
    expect(firstDay([], '2027-02-01')).toBe('');
  });
});

it('says what is on the ice by the taps of the day, once there is one on the surface', () => {
  const live = (state: 'toCome' | 'done', now: number | null, version = 3): Live => ({
    version,
    competition: { name: 'Winter Classic', accent: 'teal', timeZone: 'UTC' },
    date: '2027-01-06',
    days: ['2027-01-06'],
    events: [],
    shortRests: [],
    surfaces: [
      {
        id: 'A',
        name: 'Main ice',
        delayMinutes: 10,
        now,
        next: [],
        cancelled: [],
        ceremonies: [],
        blocks: [
          { kind: 'flight', title: null, start: '09:00', expected: null, state, flight: null },
          { kind: 'resurfacing', title: null, start: '09:10', expected: null, state: 'toCome', flight: null },
        ],
      },
    ],
  });
  const shown = (answer?: Live) => blocks.map((block) => onIceNow({ version: 3 }, block, answer));
  expect(shown(live('done', 1))).toEqual([false, null, true]);
  expect(shown(live('done', null))).toEqual([false, null, false]);
  expect(shown(live('toCome', null))).toEqual([null, null, null]);
  expect(shown(live('done', 1, 2))).toEqual([null, null, null]);
  expect(shown()).toEqual([null, null, null]);
});

it('says what is over by the taps of the day, else by the published times', () => {
  const block = (start: string, state: LiveBlock['state'], kind: 'flight' | 'resurfacing' = 'flight') => ({
    published: { ...flight('f1', 'FS4'), start: `${start}:00`, kind },
    live: {
      kind,
      title: null,
      start,
      expected: null,
      state,
      flight:
        kind === 'flight' ? { id: start, eventId: 'FS4', part: { number: 1, of: 1 }, skaters: [] } : null,
    },
  });
  const day = [
    block('09:00', 'done'),
    block('09:10', 'toCome', 'resurfacing'),
    block('09:20', 'skipped'),
    block('09:30', 'now'),
    block('09:40', 'toCome', 'resurfacing'),
    block('09:50', 'toCome'),
  ];
  const live: Live = {
    version: 3,
    competition: { name: 'Winter Classic', accent: 'teal', timeZone: 'UTC' },
    date: '2027-01-06',
    days: ['2027-01-06'],
    events: [],
    shortRests: [],
    surfaces: [
      {
        id: 'A',
        name: 'Main ice',
        delayMinutes: 10,
        now: 3,
        next: [],
        cancelled: [],
        ceremonies: [],
        blocks: day.map((one) => one.live),
      },
    ],
  };
  const over = (answer?: Live) =>
    day.filter(({ published }) =>
      isBlockOver({ version: 3 }, published, answer, 'UTC', new Date('2027-01-06T09:20:00Z')),
    );
  expect(over(live).map(({ live: { start } }) => start)).toEqual(['09:00', '09:10', '09:20']);
  expect(over().map(({ live: { start } }) => start)).toEqual(['09:00', '09:10']);
  const [last] = day.slice(-1);
  if (!last) throw new Error('The day has blocks');
  expect(runningBlock({ version: 3 }, last.published, live)).toBe(last.live);
  expect(runningBlock({ version: 4 }, last.published, live)).toBeNull();
  const ahead = day.slice(-2).map((one) => one.live);
  const morning = { ...live, surfaces: live.surfaces.map((surface) => ({ ...surface, blocks: ahead })) };
  const results = (today: string, answer?: Live) =>
    canHaveResults(['2027-01-06', '2027-01-07'], today, answer);
  expect([results('2027-01-06', live), results('2027-01-06', morning)]).toEqual([true, false]);
  expect([results('2027-01-05'), results('2027-01-06'), results('2027-01-07')]).toEqual([false, false, true]);
});
