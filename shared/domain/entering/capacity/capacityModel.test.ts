import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EntryEvent, EntryPlaces, LimitCounters } from './availability.ts';
import { decidePlaces, iceOfEntry } from './decidePlaces.ts';
import { decidePromotion, waitlistsToPromote } from './decidePromotion.ts';
import { countsByLimit } from './entryCounts.ts';
import type { Limits } from './limits.ts';
import { COMPETITION_WAITLIST, eventWaitlist, formatWaitlist, waitlistedEvents } from './waitlists.ts';

const EVENTS = [
  { id: 'f1', formatId: 'F', seconds: 60 },
  { id: 'f2', formatId: 'F', seconds: 90 },
  { id: 'f3', formatId: 'F', seconds: 120 },
  { id: 'g1', formatId: 'G', seconds: 75 },
];

/** A competition held in memory: changes happen one after the other, as the transactions make them. */
class Competition {
  readonly #limits: Limits;
  readonly entries: EntryPlaces[] = [];
  #nextPosition = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  counters(): LimitCounters {
    const { capacity, iceMinutes } = this.#limits.competition;
    const counters = new Map<string, Record<string, number>>([
      [COMPETITION_WAITLIST, { entriesLeft: capacity ?? 0, iceSecondsLeft: (iceMinutes ?? 0) * 60 }],
    ]);
    for (const entry of this.entries) {
      const counted = {
        ...entry,
        kind: 'individual',
        totalPrice: 0,
        paid: 0,
        submittedOn: '2026-06-01',
        waiverVersion: null,
      } as const;
      for (const [list, add] of countsByLimit(counted, this.#limits.competition)) {
        const counts = counters.get(list) ?? {};
        for (const [name, count] of Object.entries(add)) counts[name] = (counts[name] ?? 0) + count;
        counters.set(list, counts);
      }
    }
    return counters;
  }

  /** Entries of a list by index, in order, with their events in it. */
  line(list: string): { index: number; eventIds: string[] }[] {
    const rows = this.entries
      .flatMap((entry, index) => waitlistedEvents(entry).map(({ id, waiting }) => ({ index, id, waiting })))
      .filter(({ waiting }) => waiting.list === list)
      .sort((one, other) => (one.waiting.position < other.waiting.position ? -1 : 1));
    return [...Map.groupBy(rows, ({ index }) => index)].map(([index, own]) => ({
      index,
      eventIds: own.map(({ id }) => id),
    }));
  }

  save(index: number, wanted: readonly (typeof EVENTS)[number][]): void {
    const before = this.entries[index] ?? null;
    const counters = this.counters();
    const linesBefore = new Map([...counters.keys()].map((list) => [list, this.line(list)]));
    const decisions = decidePlaces(before, wanted, { counters, limits: this.#limits });
    const events = wanted.flatMap((event, at): EntryEvent[] => {
      const decision = decisions[at];
      if (decision?.outcome === 'waitlisted') {
        const position = String(this.#nextPosition++).padStart(6, '0');
        return [{ ...event, state: 'waiting', waiting: { list: decision.list, position } }];
      }
      if (decision?.outcome === 'kept') return before?.events.filter(({ id }) => id === event.id) ?? [];
      if (decision?.outcome !== 'confirmed') return [];
      expect(linesBefore.get(eventWaitlist(event.id)) ?? []).toEqual([]);
      return [{ ...event, state: 'confirmed', waiting: null }];
    });
    this.#store(index, events, before);
    this.promote();
  }

  withdraw(index: number): void {
    const entry = this.entries[index];
    if (entry) this.entries[index] = { ...entry, state: 'withdrawn', iceSeconds: {} };
    this.promote();
  }

  promote(): void {
    for (let isChanged = true; isChanged;) {
      const lists = waitlistsToPromote(this.counters());
      isChanged = lists.map((list) => this.#promoteHead(list)).includes(true);
    }
  }

  #promoteHead(list: string): boolean {
    const [head] = this.line(list);
    const entry = head && this.entries[head.index];
    if (!entry) return false;
    const state = { counters: this.counters(), limits: this.#limits };
    const promotions = decidePromotion(entry, list, head.eventIds, state);
    const events = entry.events.map((event): EntryEvent => {
      const promotion = promotions.get(event.id);
      if (!promotion || !event.waiting) return event;
      return promotion.outcome === 'confirmed'
        ? { ...event, state: 'confirmed', waiting: null }
        : { ...event, waiting: { ...event.waiting, list: promotion.list } };
    });
    this.#store(head.index, events, entry);
    return promotions.size > 0;
  }

  #store(index: number, events: EntryEvent[], before: EntryPlaces | null): void {
    const state = events.some((event) => event.state === 'confirmed') ? 'confirmed' : 'waiting';
    this.entries[index] = { state, events, iceSeconds: iceOfEntry(events, this.#limits, before) };
    this.expectWithinLimits();
  }

  expectWithinLimits(): void {
    const confirmed = this.entries
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ events }) => events.filter(({ state }) => state === 'confirmed'));
    const seconds = (formatId: string | null) =>
      confirmed.flat().reduce((sum, event) => {
        return formatId === null || event.formatId === formatId ? sum + event.seconds : sum;
      }, 0);
    for (const [id, capacity] of this.#limits.places) {
      if (capacity !== null) {
        expect(confirmed.flat().filter((event) => event.id === id).length).toBeLessThanOrEqual(capacity);
      }
    }
    for (const [formatId, limit] of this.#limits.iceSeconds)
      expect(seconds(formatId)).toBeLessThanOrEqual(limit);
    const { capacity, iceMinutes } = this.#limits.competition;
    if (capacity !== null) {
      expect(confirmed.filter(({ length }) => length > 0).length).toBeLessThanOrEqual(capacity);
    }
    if (iceMinutes !== null) expect(seconds(null)).toBeLessThanOrEqual(iceMinutes * 60);
  }

  /** Each list is as long as it is because its head lacks what the list's own limit counts. */
  expectNobodyWaitsBesideAFreePlace(): void {
    const counters = this.counters();
    const count = (list: string, name: string) => counters.get(list)?.[name] ?? 0;
    for (const { id, formatId, seconds } of EVENTS) {
      const [ofEvent, ofFormat] = [eventWaitlist(id), formatWaitlist(formatId)];
      const capacity = this.#limits.places.get(id) ?? Infinity;
      if (this.line(ofEvent).length > 0) {
        expect(count(ofEvent, 'taken') + count(ofEvent, 'waitingElsewhere')).toBeGreaterThanOrEqual(capacity);
      }
      if (this.line(ofFormat)[0]?.eventIds[0] === id) {
        const limit = this.#limits.iceSeconds.get(formatId) ?? Infinity;
        expect(count(ofFormat, 'usedSeconds') + seconds).toBeGreaterThan(limit);
      }
    }
  }
}

const optional = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const anyLimits = fc
  .record({ places: optional(1, 3), ice: optional(2, 12), entries: optional(1, 6), minutes: optional(2, 14) })
  .map(({ places, ice, entries, minutes }): Limits => ({
    places: new Map(EVENTS.map(({ id }) => [id, places])),
    iceSeconds: new Map(ice === null ? [] : [['F', ice * 60]]),
    competition: { capacity: entries, iceMinutes: minutes },
  }));

/** Numbers choose among the entries there are; a further one is new. Without events an entry is withdrawn. */
const anyChange = fc.record({ chosen: fc.nat(9), events: fc.subarray(EVENTS) });

it('keeps every limit and every line, whatever families do', () => {
  fc.assert(
    fc.property(anyLimits, fc.array(anyChange, { maxLength: 30 }), (limits, changes) => {
      const competition = new Competition(limits);
      for (const { chosen, events } of changes) {
        const index = Math.min(chosen, competition.entries.length);
        const before = competition.entries[index];
        if (before?.state === 'withdrawn' || events.length === 0) competition.withdraw(index);
        else competition.save(index, events);
        competition.expectNobodyWaitsBesideAFreePlace();
      }
    }),
  );
});

it('keeps the order of a list: whoever is promoted stood at its head', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(30), { maxLength: 20 }),
      (places, leaving) => {
        const limits: Limits = {
          places: new Map([['f1', places]]),
          iceSeconds: new Map(),
          competition: { capacity: null, iceMinutes: null },
        };
        const competition = new Competition(limits);
        for (let index = 0; index < 25; index++) competition.save(index, EVENTS.slice(0, 1));
        for (const index of leaving) {
          competition.withdraw(index);
          const standing = competition.entries.flatMap(({ state }, at) =>
            state === 'withdrawn' ? [] : [at],
          );
          const confirmed = competition.entries.flatMap(({ state }, at) =>
            state === 'confirmed' ? [at] : [],
          );
          expect(confirmed).toEqual(standing.slice(0, places));
        }
      },
    ),
  );
});

it('nets zero for an entry that gives up an event and takes another of the same length', () => {
  const limits: Limits = {
    places: new Map(EVENTS.map(({ id }) => [id, null])),
    iceSeconds: new Map([['F', 60]]),
    competition: { capacity: 1, iceMinutes: 1 },
  };
  const competition = new Competition(limits);
  competition.save(0, EVENTS.slice(0, 1));
  const before = competition.counters();
  competition.save(0, [{ id: 'f2', formatId: 'F', seconds: 60 }]);
  const after = competition.counters();
  expect(competition.entries[0]?.state).toBe('confirmed');
  for (const list of ['format:F', COMPETITION_WAITLIST]) expect(after.get(list)).toEqual(before.get(list));
});
