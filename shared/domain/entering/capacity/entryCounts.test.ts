import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS, type EntryKind } from '../../../contract/entering/competitions/forms.ts';
import {
  type CountedEntry,
  type EntryCounts,
  entriesOfDays,
  entryCounts,
  entrySums,
  countsBetween,
  missingWaivers,
  sumsByKind,
} from './entryCounts.ts';

const event = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  seconds: fc.integer({ min: 0, max: 300 }),
  state: fc.constant('confirmed' as const),
  waiting: fc.constant(null),
});
const submit = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  events: fc.uniqueArray(event, { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
  totalPrice: fc.nat(100_000),
  paid: fc.nat(100_000),
  submittedOn: fc.constantFrom('2026-06-01', '2026-06-02', '2026-06-03'),
  waiverVersion: fc.constantFrom('v1', 'v2', null),
  state: fc.constant('confirmed' as const),
  withdrawn: fc.boolean(),
});

/** The counters after these submits and withdrawals, one for each event. */
function countersAfter(submits: readonly (CountedEntry & { withdrawn: boolean })[]): EntryCounts[] {
  const counters = new Map<string, Record<string, number>>();
  const add = (eventId: string, counts: EntryCounts) => {
    const counter = counters.get(eventId) ?? {};
    for (const [name, count] of Object.entries(counts)) counter[name] = (counter[name] ?? 0) + count;
    counters.set(eventId, counter);
  };
  for (const entry of submits) {
    const withdrawn = entryCounts({ ...entry, state: 'withdrawn' });
    for (const [index, part] of entryCounts(entry).entries()) {
      add(part.eventId, part.add);
      if (entry.withdrawn) add(part.eventId, countsBetween(part.add, withdrawn[index]?.add ?? {}));
    }
  }
  return [...counters.values()];
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the sums for each kind of entry', () => {
  const counters: { readonly eventId: string; readonly counts: EntryCounts }[] = [
    {
      eventId: 'solo',
      counts: { taken: 3, iceSeconds: 270, charged: 9_000, paid: 4_000, individualEntries: 3 },
    },
    // No entry has this as its first event: only the form knows that teams skate it.
    { eventId: 'second', counts: { taken: 2, iceSeconds: 300 } },
    { eventId: 'team', counts: { taken: 2, iceSeconds: 360, charged: 5_000, paid: 1_000, teamEntries: 2 } },
    // The form has lost this event since.
    { eventId: 'gone', counts: { charged: 700, paid: 700, danceWithdrawn: 1 } },
  ];
  const kinds = new Map<string, EntryKind>([
    ['solo', 'individual'],
    ['second', 'team'],
    ['team', 'team'],
  ]);
  const kindOf = (id: string) => kinds.get(id) ?? null;

  it('are those of its events alone', () => {
    expect(sumsByKind(counters, kindOf)).toEqual({
      individual: { eventsEntered: 3, iceSeconds: 270, charged: 9_000, paid: 4_000 },
      team: { eventsEntered: 4, iceSeconds: 660, charged: 5_000, paid: 1_000 },
      dance: { eventsEntered: 0, iceSeconds: 0, charged: 700, paid: 700 },
    });
  });
});

describe('the counters of a competition', () => {
  it('say after any submits and withdrawals what a count of the entries says', () => {
    fc.assert(
      fc.property(fc.array(submit, { maxLength: 40 }), (submits) => {
        const entered = submits.filter(({ withdrawn }) => !withdrawn);
        const ofKind = (kind: string) => entered.filter((entry) => entry.kind === kind).length;
        const withdrawnOf = (kind: string) =>
          submits.filter((entry) => entry.withdrawn && entry.kind === kind).length;
        expect(entrySums(countersAfter(submits))).toEqual({
          skaters: ofKind('individual'),
          teams: ofKind('team'),
          dances: ofKind('dance'),
          eventsEntered: total(entered.map(({ events }) => events.length)),
          iceSeconds: total(entered.flatMap(({ events }) => events.map(({ seconds }) => seconds))),
          charged: total(submits.map(({ totalPrice }) => totalPrice)),
          paid: total(submits.map(({ paid }) => paid)),
          waitingEntries: { individual: 0, team: 0, dance: 0 },
          withdrawnEntries: {
            individual: withdrawnOf('individual'),
            team: withdrawnOf('team'),
            dance: withdrawnOf('dance'),
          },
        });
      }),
    );
  });

  it('say how many entries of a kind lack the waiver, in the version that counts', () => {
    fc.assert(
      fc.property(fc.array(submit, { maxLength: 40 }), (submits) => {
        const missing = submits.filter(
          ({ withdrawn, waiverVersion }) => !withdrawn && waiverVersion !== 'v2',
        );
        const ofKind = (kind: string) => missing.filter((entry) => entry.kind === kind).length;
        const counters = countersAfter(submits);
        expect(missingWaivers(counters, ['v2'])).toEqual({
          individual: ofKind('individual'),
          team: ofKind('team'),
          dance: ofKind('dance'),
        });
        const others = submits.filter((one) => !one.withdrawn && one.waiverVersion === null);
        expect(missingWaivers(counters, ['v1', 'v2']).team).toBe(
          others.filter(({ kind }) => kind === 'team').length,
        );
        expect(missingWaivers(counters, [])).toEqual({ individual: 0, team: 0, dance: 0 });
      }),
    );
  });

  it('say by day how many of the entries that stand came in', () => {
    fc.assert(
      fc.property(fc.array(submit, { maxLength: 40 }), (submits) => {
        const days = submits.flatMap(({ submittedOn, withdrawn }) => (withdrawn ? [] : (submittedOn ?? [])));
        const expected = [...new Set(days)]
          .sort()
          .map((day) => ({ day, entries: days.filter((one) => one === day).length }));
        expect(entriesOfDays(countersAfter(submits))).toEqual(expected);
      }),
    );
  });
});
