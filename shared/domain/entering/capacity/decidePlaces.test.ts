import { describe, expect, it } from 'vitest';
import type { EntryEvent, EntryPlaces } from './availability.ts';
import { decidePlaces, iceOfEntry } from './decidePlaces.ts';
import { NO_LIMITS, type Limits } from './limits.ts';
import { COMPETITION_WAITLIST } from './waitlists.ts';

/** Three events of format F and one of format G, 60 seconds each. */
const wanted = (...ids: string[]) =>
  ids.map((id) => ({ id, formatId: id.startsWith('g') ? 'G' : 'F', seconds: 60 }));
const confirmed = (...ids: string[]): EntryEvent[] =>
  wanted(...ids).map((event) => ({ ...event, state: 'confirmed', waiting: null }));
const waiting = (list: string, ...ids: string[]): EntryEvent[] =>
  wanted(...ids).map((event) => ({ ...event, state: 'waiting', waiting: { list, position: '1' } }));
const entry = (events: EntryEvent[], state: EntryPlaces['state'] = 'confirmed'): EntryPlaces => ({
  state,
  events,
  iceSeconds: iceOfEntry(events, limits({ ice: 600 }), null),
});

interface LimitFacts {
  readonly places?: number;
  /** Seconds, of format F. */
  readonly ice?: number;
  readonly entries?: number;
  readonly minutes?: number;
}

const limits = ({ places, ice, entries, minutes }: LimitFacts): Limits => ({
  places: new Map(['f1', 'f2', 'f3', 'g1'].map((id) => [id, places ?? null])),
  iceSeconds: new Map(ice === undefined ? [] : [['F', ice]]),
  competition: { capacity: entries ?? null, iceMinutes: minutes ?? null },
});

type Counts = Record<string, Record<string, number>>;

interface Case {
  readonly name: string;
  readonly limits?: LimitFacts;
  readonly counters?: Counts;
  readonly before?: EntryPlaces;
  readonly wanted: readonly string[];
  readonly expected: readonly string[];
}

const cases: Case[] = [
  { name: 'places without limits', wanted: ['f1', 'g1'], expected: ['confirmed', 'confirmed'] },
  {
    name: 'the last place of an event',
    limits: { places: 2 },
    counters: { 'event:f1': { taken: 1 }, 'event:f2': { taken: 2 } },
    wanted: ['f1', 'f2'],
    expected: ['confirmed', 'event:f2'],
  },
  {
    name: 'no place while anybody waits, even beside a free place',
    limits: { places: 2 },
    counters: { 'event:f1': { taken: 1, waiting: 1 } },
    wanted: ['f1'],
    expected: ['event:f1'],
  },
  {
    name: 'ice by format, counting the events before it in the same entry',
    limits: { ice: 150 },
    counters: { 'format:F': { usedSeconds: 30 } },
    wanted: ['f1', 'f2', 'f3', 'g1'],
    expected: ['confirmed', 'confirmed', 'format:F', 'confirmed'],
  },
  {
    name: 'the list of the event before that of its format',
    limits: { places: 1, ice: 60 },
    counters: { 'event:f1': { taken: 1 }, 'format:F': { usedSeconds: 60 } },
    wanted: ['f1', 'f2'],
    expected: ['event:f1', 'format:F'],
  },
  {
    name: 'entries of the competition, counted once for all events of an entry',
    limits: { entries: 5 },
    counters: { [COMPETITION_WAITLIST]: { entriesLeft: 1 } },
    wanted: ['f1', 'g1'],
    expected: ['confirmed', 'confirmed'],
  },
  {
    name: 'the competition’s list when all entries are in',
    limits: { entries: 5 },
    counters: { [COMPETITION_WAITLIST]: { entriesLeft: 0 } },
    wanted: ['f1', 'g1'],
    expected: [COMPETITION_WAITLIST, COMPETITION_WAITLIST],
  },
  {
    name: 'a further event of an entry that counts already, though no entries are left',
    limits: { entries: 5 },
    counters: { [COMPETITION_WAITLIST]: { entriesLeft: 0, waiting: 3 } },
    before: entry(confirmed('f1')),
    wanted: ['f1', 'g1'],
    expected: ['kept', 'confirmed'],
  },
  {
    name: 'ice of the competition, over all formats',
    limits: { minutes: 10 },
    counters: { [COMPETITION_WAITLIST]: { iceSecondsLeft: 119 } },
    wanted: ['f1', 'g1'],
    expected: ['confirmed', COMPETITION_WAITLIST],
  },
  {
    name: 'what the entry had before, whatever the counters say',
    limits: { places: 1, ice: 60 },
    counters: { 'event:f1': { taken: 9 }, 'format:F': { usedSeconds: 900, waiting: 2 } },
    before: entry([...confirmed('f1'), ...waiting('format:F', 'f2')]),
    wanted: ['f2', 'f1'],
    expected: ['kept', 'kept'],
  },
  {
    name: 'the same ice again for an event that replaces another, past those who wait for ice',
    limits: { ice: 60 },
    counters: { 'format:F': { usedSeconds: 60, waiting: 1 } },
    before: entry(confirmed('f1')),
    wanted: ['f2'],
    expected: ['confirmed'],
  },
  {
    name: 'nothing of what a withdrawn entry had',
    limits: { places: 1 },
    counters: { 'event:f1': { taken: 1 } },
    before: entry(confirmed('f1'), 'withdrawn'),
    wanted: ['f1'],
    expected: ['event:f1'],
  },
  {
    name: 'no place in an event that has left the form',
    limits: {},
    wanted: ['removed'],
    expected: ['event:removed'],
  },
  {
    name: 'a refusal of what is longer than all ice of the format',
    limits: { ice: 59 },
    wanted: ['f1'],
    expected: ['refused by format:F'],
  },
  {
    name: 'a refusal of what is longer than all ice of the competition',
    limits: { minutes: 0.5 },
    wanted: ['f1'],
    expected: [`refused by ${COMPETITION_WAITLIST}`],
  },
  {
    name: 'a wait for all ice of the competition while others have some of it',
    limits: { minutes: 1 },
    counters: { [COMPETITION_WAITLIST]: { iceSecondsLeft: 59 } },
    wanted: ['f1'],
    expected: [COMPETITION_WAITLIST],
  },
];

function outcomesOf({ limits: facts = {}, counters = {}, before, wanted: ids }: Case): string[] {
  const state = { counters: new Map(Object.entries(counters)), limits: limits(facts) };
  return decidePlaces(before ?? null, wanted(...ids), state).map((decision) => {
    if (decision.outcome === 'waitlisted') return decision.list;
    return decision.outcome === 'refused' ? `refused by ${decision.list}` : decision.outcome;
  });
}

describe('decidePlaces', () => {
  it.each(cases)('gives $name', (one) => {
    expect(outcomesOf(one)).toEqual(one.expected);
  });

  it('assumes room for everything without counters', () => {
    const decisions = decidePlaces(null, wanted('f1', 'g1'), {
      counters: null,
      limits: limits({ places: 1, ice: 10 }),
    });
    expect(decisions).toEqual([{ outcome: 'confirmed' }, { outcome: 'confirmed' }]);
  });
});

describe('iceOfEntry', () => {
  it('counts confirmed events of formats with a limit', () => {
    const events = [...confirmed('f1', 'f2', 'g1'), ...waiting('event:f3', 'f3')];
    expect(iceOfEntry(events, limits({ ice: 600 }), null)).toEqual({ F: 120 });
    expect(iceOfEntry(events, NO_LIMITS, null)).toEqual({});
  });

  it('keeps what was counted under a limit that was removed, at most what is used', () => {
    expect(iceOfEntry(confirmed('f1', 'f2'), NO_LIMITS, { iceSeconds: { F: 60 } })).toEqual({ F: 60 });
    expect(iceOfEntry(confirmed('f1'), NO_LIMITS, { iceSeconds: { F: 180 } })).toEqual({ F: 60 });
  });
});
