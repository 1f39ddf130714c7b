import { describe, expect, it } from 'vitest';
import type { EntryPlaces } from './availability.ts';
import { decidePromotion, waitlistsToPromote } from './decidePromotion.ts';
import type { Limits } from './limits.ts';

const LIST = 'event:f1';

const waitingEntry = (list: string, ...ids: string[]): EntryPlaces => ({
  state: 'waiting',
  events: ids.map((id) => ({
    id,
    formatId: 'F',
    seconds: 60,
    state: 'waiting',
    waiting: { list, position: '1' },
  })),
  iceSeconds: {},
});

const limits = (places: number | null, ice?: number, entries?: number): Limits => ({
  places: new Map(['f1', 'f2'].map((id) => [id, places])),
  iceSeconds: new Map(ice === undefined ? [] : [['F', ice]]),
  competition: { capacity: entries ?? null, iceMinutes: null },
});

type Counts = Record<string, Record<string, number>>;
const state = (counters: Counts, of: Limits) => ({ counters: new Map(Object.entries(counters)), limits: of });

describe('decidePromotion', () => {
  it('gives the head a free place, although others wait behind it', () => {
    const counters = { [LIST]: { taken: 1, waiting: 5 } };
    const decided = decidePromotion(waitingEntry(LIST, 'f1'), LIST, ['f1'], state(counters, limits(2)));
    expect([...decided]).toEqual([['f1', { outcome: 'confirmed' }]]);
  });

  it('leaves the head while the event is full', () => {
    const counters = { [LIST]: { taken: 2, waiting: 1 } };
    expect(decidePromotion(waitingEntry(LIST, 'f1'), LIST, ['f1'], state(counters, limits(2))).size).toBe(0);
  });

  it('moves the head on to the list of the next limit that it meets, or that others wait for', () => {
    const short = { [LIST]: { taken: 0, waiting: 1 }, 'format:F': { usedSeconds: 100 } };
    const moved = [['f1', { outcome: 'waitlisted', list: 'format:F' }]];
    const entry = waitingEntry(LIST, 'f1');
    expect([...decidePromotion(entry, LIST, ['f1'], state(short, limits(1, 120)))]).toEqual(moved);
    const inLine = { [LIST]: { taken: 0, waiting: 1 }, 'format:F': { usedSeconds: 0, waiting: 1 } };
    expect([...decidePromotion(entry, LIST, ['f1'], state(inLine, limits(1, 120)))]).toEqual(moved);
  });

  it('moves on no more than the event has places for', () => {
    const counters = {
      [LIST]: { taken: 0, waiting: 1, waitingElsewhere: 1 },
      'format:F': { usedSeconds: 100 },
    };
    const decided = decidePromotion(waitingEntry(LIST, 'f1'), LIST, ['f1'], state(counters, limits(1, 120)));
    expect(decided.size).toBe(0);
  });

  it('promotes as many events of one entry as fit, in the order of the list', () => {
    const counters = { 'format:F': { usedSeconds: 0, waiting: 2 } };
    const entry = waitingEntry('format:F', 'f1', 'f2');
    const decided = decidePromotion(entry, 'format:F', ['f2', 'f1'], state(counters, limits(null, 60)));
    expect([...decided]).toEqual([['f2', { outcome: 'confirmed' }]]);
  });

  it('lets no shorter event of the head pass its longer one', () => {
    const entry = waitingEntry('format:F', 'f1', 'f2');
    const events = entry.events.map((event, index) => ({ ...event, seconds: index === 0 ? 120 : 60 }));
    const counters = { 'format:F': { usedSeconds: 0, waiting: 2 } };
    const decided = decidePromotion(
      { ...entry, events },
      'format:F',
      ['f1', 'f2'],
      state(counters, limits(null, 100)),
    );
    expect(decided.size).toBe(0);
  });

  it('takes one entry of the competition’s capacity for all events', () => {
    const counters = { '*': { entriesLeft: 1, waiting: 2 } };
    const entry = waitingEntry('*', 'f1', 'f2');
    const decided = decidePromotion(entry, '*', ['f1', 'f2'], state(counters, limits(null, undefined, 9)));
    expect([...decided.keys()]).toEqual(['f1', 'f2']);
  });
});

describe('waitlistsToPromote', () => {
  it('names the lists that anybody is on, those of later limits first', () => {
    const counters = {
      'event:f1': { waiting: 1 },
      'format:F': { waiting: 2 },
      'event:f2': { taken: 3 },
      '*': { waiting: 1 },
      'event:f3': { waiting: 4 },
    };
    expect(waitlistsToPromote(new Map(Object.entries(counters)))).toEqual([
      '*',
      'format:F',
      'event:f1',
      'event:f3',
    ]);
  });
});
