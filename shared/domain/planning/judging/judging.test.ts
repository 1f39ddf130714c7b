import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tallyFile } from '../../../contract/day/sheets/tallyFiles.ts';
import cases from './cases.json' with { type: 'json' };
import { placeByMajority } from '../../day/tally/majority.ts';
import { tally, tallyFault } from '../../day/tally/tally.ts';
import { tallyIsi, teamPoints } from '../../day/tally/isi.ts';
import { tallySixPointZero } from '../../day/tally/sixPointZero.ts';

it.each(cases)('$name', ({ rule, source, file, result }) => {
  expect([rule, source]).not.toContain('');
  const parsed = tallyFile.parse(file);
  expect(tallyFault(parsed)).toBeNull();
  expect(tally(parsed)).toEqual(result);
});

const POINTS = { participation: 1, places: [5, 4, 3, 2, 1] };
const marks = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }), {
  minLength: 2,
  maxLength: 9,
});

const flightOf = (sheets: readonly (readonly number[])[]) => ({
  version: 1 as const,
  system: 'isi' as const,
  most: 100,
  columns: ['a', 'b', 'c'],
  competitors: sheets.map((sheet, index) => ({
    id: String(index),
    rinkIds: [`r${index % 3}`],
    marks: [...sheet],
    referee: null,
    penalties: [],
    state: 'skated' as const,
  })),
  points: POINTS,
});

const placeOf = (results: readonly { readonly id: string; readonly place: number | null }[], id: string) =>
  results.find((result) => result.id === id)?.place ?? Infinity;

it('never worsens a place by a higher mark', () => {
  fc.assert(
    fc.property(marks, fc.nat(), fc.nat(2), fc.integer({ min: 1, max: 50 }), (sheets, who, column, more) => {
      const chosen = who % sheets.length;
      const raised = sheets.map((sheet, index) =>
        sheet.map((mark, at) => (index === chosen && at === column ? Math.min(100, mark + more) : mark)),
      );
      const before = placeOf(tallyIsi(flightOf(sheets)), String(chosen));
      expect(placeOf(tallyIsi(flightOf(raised)), String(chosen))).toBeLessThanOrEqual(before);
    }),
  );
});

it('gives the same places whatever the order of the competitors', () => {
  fc.assert(
    fc.property(
      marks.chain((sheets) =>
        fc.tuple(fc.constant(sheets), fc.shuffledSubarray([...sheets.keys()], { minLength: sheets.length })),
      ),
      ([sheets, order]) => {
        const flight = flightOf(sheets);
        const shuffled = {
          ...flight,
          competitors: order.map((index) => flight.competitors[index]).flatMap((one) => one ?? []),
        };
        const before = tallyIsi(flight);
        for (const { id, place } of tallyIsi(shuffled)) expect(place).toBe(placeOf(before, id));
      },
    ),
  );
});

it('gives away the points of the table where nobody ties, and rinks get what skaters won', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 9 }),
      (totals) => {
        const flight = flightOf(totals.map((total) => [total, 0, 0]));
        const results = tallyIsi(flight);
        const places = [5, 4, 3, 2, 1].slice(0, totals.length).reduce((total, points) => total + points, 0);
        expect(results.reduce((total, { points }) => total + points, 0)).toBe(totals.length + places);
        expect(teamPoints(flight, results).reduce((total, { points }) => total + points, 0)).toBe(
          totals.length + places,
        );
      },
    ),
  );
});

const ordinals = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 9 }))
  .chain(([skaters, judges]) =>
    fc.array(fc.shuffledSubarray([...Array(skaters).keys()], { minLength: skaters }), {
      minLength: judges,
      maxLength: judges,
    }),
  );

it.each(['6.0', 'skating'] as const)(
  'places everybody by majority, and the mean place is fixed (%s)',
  (variant) => {
    fc.assert(
      fc.property(ordinals, (sheets) => {
        const count = sheets[0]?.length ?? 0;
        const competitors = Array.from({ length: count }, (_, index) => ({
          id: String(index),
          ordinals: sheets.map((sheet) => sheet.indexOf(index) + 1),
        }));
        const placed = placeByMajority(competitors, variant);
        expect(placed.map(({ id }) => id).sort()).toEqual(competitors.map(({ id }) => id).sort());
        if (variant === 'skating') {
          expect(placed.reduce((total, { place }) => total + place, 0)).toBe((count * (count + 1)) / 2);
        }
      }),
    );
  },
);

it('never worsens a place by a higher 6.0 mark', () => {
  const mark = fc.record({
    technical: fc.integer({ min: 30, max: 60 }),
    presentation: fc.integer({ min: 30, max: 60 }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(mark, mark, mark), { minLength: 2, maxLength: 6 }),
      fc.nat(),
      fc.nat(2),
      (sheets, who, judge) => {
        const competitors = sheets.map((given, index) => ({
          id: String(index),
          marks: [...given],
          state: 'skated' as const,
        }));
        const chosen = String(who % sheets.length);
        const raised = competitors.map((competitor) => ({
          ...competitor,
          marks: competitor.marks.map((given, at) =>
            competitor.id === chosen && at === judge
              ? { technical: Math.min(60, given.technical + 5), presentation: given.presentation }
              : given,
          ),
        }));
        const before = placeOf(tallySixPointZero(competitors, 'presentation'), chosen);
        expect(placeOf(tallySixPointZero(raised, 'presentation'), chosen)).toBeLessThanOrEqual(before);
      },
    ),
  );
});

it.each([
  ['competitors[1].id', { ids: ['a', 'a'], marks: [[1], [2]] }],
  ['competitors[1].marks', { ids: ['a', 'b'], marks: [[1], [1, 2]] }],
  ['competitors[0].marks[0]', { ids: ['a', 'b'], marks: [[101], [1]] }],
])('names the field %s of a bad file', (field, { ids, marks: given }) => {
  const flight = flightOf(given);
  const competitors = flight.competitors.map((one, index) => ({ ...one, id: ids[index] ?? '' }));
  expect(tallyFault({ ...flight, columns: ['a'], competitors })?.field).toBe(field);
});

it.each(['6.0', 'skating'] as const)('changes nothing by another order and other ids (%s)', (variant) => {
  fc.assert(
    fc.property(ordinals, fc.nat(), (sheets, shift) => {
      const count = sheets[0]?.length ?? 0;
      const competitors = Array.from({ length: count }, (_, index) => ({
        id: `a${index}`,
        ordinals: sheets.map((sheet) => sheet.indexOf(index) + 1),
      }));
      const start = shift % Math.max(1, count);
      const turned = [...competitors.slice(start), ...competitors.slice(0, start)].map(
        ({ id, ordinals: given }) => ({ id: `z${id}`, ordinals: given }),
      );
      const before = placeByMajority(competitors, variant);
      for (const { id, place } of placeByMajority(turned, variant)) {
        expect(place).toBe(placeOf(before, id.slice(1)));
      }
    }),
  );
});
