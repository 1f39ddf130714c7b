import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isConditionMet } from '../../../../../local/dynamo/expressions/condition.ts';
import {
  parseExpressions,
  type ExpressionParameters,
} from '../../../../../local/dynamo/request/expressionChecks.ts';
import type {
  EntryEvent,
  EntryPlaces,
  LimitCounters,
} from '../../../../../shared/domain/entering/capacity/availability.ts';
import { decidePlaces, iceOfEntry } from '../../../../../shared/domain/entering/capacity/decidePlaces.ts';
import { decidePromotion } from '../../../../../shared/domain/entering/capacity/decidePromotion.ts';
import { countsByLimit, countsToChange } from '../../../../../shared/domain/entering/capacity/entryCounts.ts';
import type { Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { counterConditions, type ListRevisions } from './conditions.ts';

const EVENTS = [
  { id: 'f1', formatId: 'F', seconds: 60 },
  { id: 'f2', formatId: 'F', seconds: 90 },
  { id: 'f3', formatId: 'F', seconds: 200 },
  { id: 'g1', formatId: 'G', seconds: 75 },
];

const counted = (entry: EntryPlaces) => {
  const plain = { kind: 'individual', totalPrice: 0, paid: 0, submittedOn: '2026-06-01' } as const;
  return { ...entry, ...plain, waiverVersion: null };
};

function entryOf(events: EntryEvent[], limits: Limits, before: EntryPlaces | null): EntryPlaces {
  const state = events.some((event) => event.state === 'confirmed') ? 'confirmed' : 'waiting';
  return { state, events, iceSeconds: iceOfEntry(events, limits, before) };
}

const confirmed = (events: readonly (typeof EVENTS)[number][]) =>
  events.map((event): EntryEvent => ({ ...event, state: 'confirmed', waiting: null }));

/** Numbers as DynamoDB's protocol writes them. */
const wireNumbers = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { N: String(value) }]));

/** Whether DynamoDB makes the change, its conditions evaluated by the embedded database's own parser. */
function isAccepted(
  before: EntryPlaces | null,
  after: EntryPlaces,
  {
    counters,
    limits,
    listRevisions = new Map(),
  }: LimitedCounters & { readonly listRevisions?: ListRevisions },
): boolean {
  const changes = countsToChange(before && counted(before), counted(after), limits.competition);
  return [...changes].every(([list, add]) =>
    counterConditions(list, add, { before, after, limits, listRevisions }).every(({ text, values }) => {
      const request: ExpressionParameters = {
        ConditionExpression: text,
        ExpressionAttributeValues: wireNumbers(values),
      };
      parseExpressions(request, ['ConditionExpression']);
      const condition = request._condition?.expression;
      if (!condition) throw new Error('The condition has an expression');
      return isConditionMet(wireNumbers(counters.get(list) ?? {}), condition);
    }),
  );
}

interface LimitedCounters {
  readonly counters: LimitCounters;
  readonly limits: Limits;
}

const optional = (min: number, max: number) => fc.option(fc.integer({ min, max }));

const anyLimits = fc
  .record({ places: optional(1, 3), ice: optional(1, 6), entries: optional(1, 3), minutes: optional(1, 6) })
  .map(({ places, ice, entries, minutes }): Limits => ({
    places: new Map(EVENTS.map(({ id }) => [id, places])),
    iceSeconds: new Map(ice === null ? [] : [['F', ice * 60]]),
    competition: { capacity: entries, iceMinutes: minutes },
  }));

/** The counts of other entries in every combination: also such as only a lowered limit leaves behind. */
const anyOthers = fc.record({
  taken: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  waiting: fc.array(fc.constantFrom(0, 0, 0, 1), { minLength: 6, maxLength: 6 }),
  used: fc.nat(400),
  entriesLeft: fc.integer({ min: -1, max: 3 }),
  iceLeft: fc.integer({ min: -60, max: 400 }),
});

const anyFacts = fc.tuple(anyLimits, anyOthers).map(([limits, others]): LimitedCounters => {
  const { capacity, iceMinutes } = limits.competition;
  const waiting = (index: number): Record<string, number> =>
    others.waiting[index] ? { waiting: others.waiting[index] } : {};
  const counters = new Map<string, Record<string, number>>([
    ...EVENTS.map(({ id }, index): [string, Record<string, number>] => {
      const taken = others.taken[index] ?? 0;
      return [`event:${id}`, { ...(taken > 0 && { taken }), ...waiting(index) }];
    }),
    ['format:F', { ...(others.used > 0 && { usedSeconds: others.used }), ...waiting(4) }],
    [
      '*',
      {
        ...(capacity !== null && { entriesLeft: others.entriesLeft }),
        ...(iceMinutes !== null && { iceSecondsLeft: others.iceLeft }),
        ...(capacity !== null || iceMinutes !== null ? waiting(5) : {}),
      },
    ],
  ]);
  return { counters, limits };
});

const anySubmit = fc.record({
  facts: anyFacts,
  had: fc.subarray(EVENTS, { maxLength: 2 }),
  wanted: fc.subarray(EVENTS, { minLength: 1 }),
});

/** The counters with what an entry has before its change. */
function including(entry: EntryPlaces | null, { counters, limits }: LimitedCounters): LimitedCounters {
  if (!entry) return { counters, limits };
  const added = new Map([...counters].map(([list, counts]) => [list, { ...counts }]));
  for (const [list, add] of countsByLimit(counted(entry), limits.competition)) {
    const counts = added.get(list) ?? {};
    for (const [name, count] of Object.entries(add)) counts[name] = (counts[name] ?? 0) + count;
    added.set(list, counts);
  }
  return { counters: added, limits };
}

it('accepts what was decided by the counters as they are, so that no entry is refused for ever', () => {
  fc.assert(
    fc.property(anySubmit, ({ facts: others, had, wanted }) => {
      const { limits } = others;
      const before = had.length === 0 ? null : entryOf(confirmed(had), limits, null);
      const facts = including(before, others);
      const decisions = decidePlaces(before, wanted, facts);
      fc.pre(decisions.every(({ outcome }) => outcome !== 'refused'));
      const events = wanted.map((event, index): EntryEvent => {
        const decision = decisions[index];
        if (decision?.outcome !== 'waitlisted') return { ...event, state: 'confirmed', waiting: null };
        return { ...event, state: 'waiting', waiting: { list: decision.list, position: '1' } };
      });
      expect(isAccepted(before, entryOf(events, limits, before), facts)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('lets the first entry of a format wait with an event that its own other event leaves no ice', () => {
  const limits: Limits = {
    places: new Map(),
    iceSeconds: new Map([['F', 120]]),
    competition: { capacity: null, iceMinutes: null },
  };
  const [first, second] = confirmed(EVENTS);
  if (!first || !second) throw new Error('There are two events');
  const waiting = { list: 'format:F', position: '1' };
  const entry = entryOf([first, { ...second, state: 'waiting', waiting }], limits, null);
  expect(isAccepted(null, entry, { counters: new Map(), limits })).toBe(true);
});

it('accepts places for every event only where the decision gives them: nobody passes and no limit breaks', () => {
  fc.assert(
    fc.property(anySubmit, ({ facts: others, had, wanted }) => {
      const { limits } = others;
      const before = had.length === 0 ? null : entryOf(confirmed(had), limits, null);
      const facts = including(before, others);
      const isDecided = decidePlaces(before, wanted, facts).every(
        ({ outcome }) => outcome === 'kept' || outcome === 'confirmed',
      );
      expect(isAccepted(before, entryOf(confirmed(wanted), limits, before), facts)).toBe(isDecided);
    }),
    { numRuns: 2_000 },
  );
});

it('lets the head of a list pass those behind it, while the list has the order that was read', () => {
  const limits: Limits = {
    places: new Map([['f1', 2]]),
    iceSeconds: new Map(),
    competition: { capacity: null, iceMinutes: null },
  };
  const [event] = EVENTS;
  if (!event) throw new Error('There is an event');
  const waiting = { list: 'event:f1', position: '1' };
  const before = entryOf([{ ...event, state: 'waiting', waiting }], limits, null);
  const after = entryOf(confirmed([event]), limits, before);
  const facts = (reordered: number, taken = 1) => ({
    counters: new Map([['event:f1', { taken, waiting: 3, ...(reordered > 0 && { reordered }) }]]),
    limits,
  });
  expect(decidePromotion(before, 'event:f1', ['f1'], facts(0)).size).toBe(1);
  const read = (revision: number) => ({ listRevisions: new Map([['event:f1', revision]]) });
  expect(isAccepted(before, after, { ...facts(0), ...read(0) })).toBe(true);
  expect(isAccepted(before, after, { ...facts(4), ...read(4) })).toBe(true);
  expect(isAccepted(before, after, { ...facts(5), ...read(4) })).toBe(false);
  expect(isAccepted(before, after, { ...facts(1), ...read(0) })).toBe(false);
  expect(isAccepted(before, after, { ...facts(0, 2), ...read(0) })).toBe(false);
});
