import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsiFlight } from '../../../contract/day/sheets/tallyFiles.ts';
import { placeByMajority } from '../../day/tally/majority.ts';
import { tallyIsi, teamPoints } from '../../day/tally/isi.ts';
import { tallySixPointZero } from '../../day/tally/sixPointZero.ts';

/** Few different marks, so that ties happen; some referees mark nothing, some skaters do not skate. */
const competitor = fc.record({
  marks: fc.array(fc.integer({ min: 70, max: 73 }), { minLength: 2, maxLength: 2 }),
  referee: fc.option(fc.integer({ min: 140, max: 142 }), { nil: null }),
  penalties: fc.array(fc.constant({ code: 'failed', tenths: 1 }), { maxLength: 2 }),
  state: fc.constantFrom('skated' as const, 'skated' as const, 'skated' as const, 'withdrawn' as const),
});
const flights = fc.array(competitor, { minLength: 1, maxLength: 9 }).map((list): IsiFlight => ({
  version: 1,
  system: 'isi',
  most: 100,
  columns: ['a', 'b'],
  competitors: list.map((one, index) => ({ ...one, id: `s${index}`, rinkIds: [`r${index % 2}`] })),
  points: { participation: 1, places: [5, 4, 3, 2, 1] },
}));

type Places = readonly { readonly id: string; readonly place: number | null }[];
const placesOf = (results: Places) => new Map(results.map(({ id, place }) => [id, place]));
const rotated = <Item>(items: readonly Item[], by: number) => {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

describe('ISI, with ties, referees’ totals, penalties and absences', () => {
  it('never worsens a place by a higher mark', () => {
    fc.assert(
      fc.property(
        flights,
        fc.nat(),
        fc.nat(1),
        fc.integer({ min: 1, max: 9 }),
        (flight, who, column, more) => {
          const chosen = who % flight.competitors.length;
          const raised = flight.competitors.map((one, index) => ({
            ...one,
            marks: one.marks.map((mark, at) => (index === chosen && at === column ? mark + more : mark)),
          }));
          const id = `s${chosen}`;
          const before = placesOf(tallyIsi(flight)).get(id) ?? 0;
          const after = placesOf(tallyIsi({ ...flight, competitors: raised })).get(id) ?? 0;
          expect(after).toBeLessThanOrEqual(before);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing by another order or other ids', () => {
    fc.assert(
      fc.property(flights, fc.nat(), (flight, by) => {
        const renamed = rotated(flight.competitors, by).map((one) => ({ ...one, id: `z${one.id}` }));
        const before = placesOf(tallyIsi(flight));
        for (const { id, place } of tallyIsi({ ...flight, competitors: renamed })) {
          expect(place).toBe(before.get(id.slice(1)));
        }
      }),
    );
  });

  it('gives every rink what its skaters won, and without ties what the table has', () => {
    fc.assert(
      fc.property(flights, (flight) => {
        const results = tallyIsi(flight);
        const won = results.reduce((total, { points }) => total + points, 0);
        expect(teamPoints(flight, results).reduce((total, { points }) => total + points, 0)).toBe(won);
        const places = results.flatMap(({ place }) => place ?? []);
        const hasTies = places.some((place, index) => place < 6 && places.indexOf(place) !== index);
        if (hasTies || places.length < 2) return;
        const table = [6, 11, 15, 18, 20, 21, 22, 23, 24];
        expect(won).toBe(table[places.length - 1]);
      }),
    );
  });
});

const mark = fc.record({
  technical: fc.integer({ min: 48, max: 51 }),
  presentation: fc.integer({ min: 48, max: 51 }),
});
const sixFlights = fc
  .integer({ min: 1, max: 7 })
  .chain((judges) =>
    fc.array(fc.array(mark, { minLength: judges, maxLength: judges }), { minLength: 1, maxLength: 7 }),
  );

/**
 * It holds for one's own place: a higher mark improves that judge's ordinal and no other skater's, so that the count
 * of marks up to each c grows, and their sum shrinks where the count stays. The places of two others may turn round.
 */
describe.each(['technical', 'presentation'] as const)('6.0, decided by %s', (decidedBy) => {
  const place = (sheets: readonly (readonly { technical: number; presentation: number }[])[]) =>
    placesOf(
      tallySixPointZero(
        sheets.map((marks, index) => ({ id: `s${index}`, marks: [...marks], state: 'skated' as const })),
        decidedBy,
      ),
    );

  it.each(['technical', 'presentation'] as const)('never worsens a place by a higher %s mark', (kind) => {
    fc.assert(
      fc.property(sixFlights, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 4 }), (sheets, who, by, more) => {
        const chosen = who % sheets.length;
        const judge = by % (sheets[0]?.length ?? 1);
        const raised = sheets.map((marks, index) =>
          marks.map((given, at) =>
            index === chosen && at === judge ? { ...given, [kind]: given[kind] + more } : given,
          ),
        );
        const id = `s${chosen}`;
        expect(place(raised).get(id)).toBeLessThanOrEqual(place(sheets).get(id) ?? 0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('changes nothing by another order of skaters or of judges', () => {
    fc.assert(
      fc.property(sixFlights, fc.nat(), fc.nat(), (sheets, byJudge, bySkater) => {
        const before = place(sheets);
        const turned = place(rotated(sheets, bySkater).map((marks) => rotated(marks, byJudge)));
        const count = sheets.length;
        for (const index of sheets.keys()) {
          expect(turned.get(`s${index}`)).toBe(before.get(`s${(index + (bySkater % count)) % count}`));
        }
      }),
    );
  });
});

it('lets two others change places when a third has a higher mark in 6.0', () => {
  const sheet = (...totals: number[]) => totals.map((total) => ({ technical: total, presentation: 0 }));
  const placed = (ofC: number) =>
    tallySixPointZero(
      [
        { id: 'a', marks: sheet(53, 54, 52), state: 'skated' },
        { id: 'b', marks: sheet(51, 54, 54), state: 'skated' },
        { id: 'c', marks: sheet(ofC, 52, 51), state: 'skated' },
      ],
      'technical',
    ).map(({ id }) => id);
  expect(placed(52)).toEqual(['a', 'b', 'c']);
  expect(placed(56)).toEqual(['b', 'a', 'c']);
});

describe.each(['6.0', 'skating'] as const)('majority, %s', (variant) => {
  const sheets = fc
    .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 9 }))
    .chain(([skaters, judges]) =>
      fc.array(fc.shuffledSubarray([...Array(skaters).keys()], { minLength: skaters }), {
        minLength: judges,
        maxLength: judges,
      }),
    );
  const place = (judges: readonly (readonly number[])[]) =>
    placesOf(
      placeByMajority(
        [...(judges[0] ?? []).keys()].map((index) => ({
          id: `s${index}`,
          ordinals: judges.map((order) => order.indexOf(index) + 1),
        })),
        variant,
      ),
    );

  it('never worsens a place when a judge moves somebody up by one', () => {
    fc.assert(
      fc.property(sheets, fc.nat(), fc.nat(), (judges, by, at) => {
        const judge = by % judges.length;
        const order = judges[judge] ?? [];
        const better = at % (order.length - 1);
        const swapped = [
          ...order.slice(0, better),
          order[better + 1],
          order[better],
          ...order.slice(better + 2),
        ];
        const raised = judges.map((own, index) =>
          index === judge ? swapped.flatMap((id) => id ?? []) : own,
        );
        const id = `s${order[better + 1] ?? 0}`;
        expect(place(raised).get(id)).toBeLessThanOrEqual(place(judges).get(id) ?? 0);
      }),
      { numRuns: 1_000 },
    );
  });
});
