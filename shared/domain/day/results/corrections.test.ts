import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedRows } from './correctedRows.ts';
import { correctionDifferences } from './correctionDifferences.ts';
import { confirmationBy, mayPropose } from './correctionRights.ts';
import { columns, judged, rules } from './judged.testing.ts';
import { placeProgrammes } from './placeProgrammes.ts';

const NO_CHANGES = { marks: [], penalties: [], states: [] };
const ids = ['a', 'b', 'c', 'd'] as const;
const mark = fc.integer({ min: 0, max: 100 });

const placed = fc.tuple(...ids.map(() => fc.tuple(mark, mark))).map((marks) =>
  placeProgrammes(
    rules,
    columns,
    marks.map((own, index) => judged(ids[index] ?? '', own)),
  ),
);
const changes = fc.record({
  marks: fc.array(
    fc.record({
      programmeId: fc.constantFrom(...ids),
      seat: fc.constant('judge1'),
      column: fc.constant('judge1.1'),
      value: mark,
    }),
    { maxLength: 4 },
  ),
  penalties: fc.constant([]),
  states: fc.constant([]),
});

describe('the places after a correction', () => {
  it('are those of a flight that was marked so from the beginning, and name every row that differs', () => {
    fc.assert(
      fc.property(placed, changes, (rows, change) => {
        const after = correctedRows({ rules, columns, rows }, change);
        const valueOf = (programmeId: string) =>
          change.marks.findLast((one) => one.programmeId === programmeId)?.value;
        const fresh = placeProgrammes(
          rules,
          columns,
          rows.map((row) =>
            judged(row.programmeId, [valueOf(row.programmeId) ?? row.columns[0] ?? 0, row.columns[1] ?? 0]),
          ),
        );
        const placesOf = (all: readonly { programmeId: string; place: number | null }[]) =>
          all.map(({ programmeId, place }) => [programmeId, place]).sort();
        expect(placesOf(after)).toEqual(placesOf(fresh));
        for (const row of after) {
          const old = rows.find(({ programmeId }) => programmeId === row.programmeId);
          const isDifferent =
            old?.place !== row.place || old.total !== row.total || old.points !== row.points;
          expect(row.before !== null).toBe(isDifferent);
          if (row.before) expect(row.before.place).toBe(old?.place);
        }
      }),
    );
  });

  it('stay where nothing changes', () => {
    fc.assert(
      fc.property(placed, (rows) => {
        const after = correctedRows({ rules, columns, rows }, NO_CHANGES);
        expect(after.every(({ before }) => before === null)).toBe(true);
      }),
    );
  });
});

const person = fc.record({
  ids: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { minLength: 1, maxLength: 2 }),
  name: fc.constantFrom('Ada Winter', 'winter, ADA', 'Kim Frost', 'Lou Field'),
});
const role = fc.constantFrom('organiser', 'referee', 'scoring', 'judge');

describe('a correction', () => {
  it('is confirmed as second person by nobody who shares an account, a code or a name with its proposer', () => {
    fc.assert(
      fc.property(person, person, role, (proposer, reader, as) => {
        const confirmation = confirmationBy({ ...reader, role: as }, proposer);
        const shares =
          reader.ids.some((id) => proposer.ids.includes(id)) ||
          (/ada/i.test(reader.name) === /ada/i.test(proposer.name) &&
            (/ada/i.test(reader.name) || reader.name === proposer.name));
        const isDecider = as === 'organiser' || as === 'referee';
        expect(confirmation === 'nobody').toBe(!isDecider);
        expect(confirmation === 'second').toBe(isDecider && !shares);
        expect(confirmation === 'alone').toBe(as === 'organiser' && shares);
      }),
    );
  });

  it('is proposed by a judge of own marks alone, and by no helper who types', () => {
    const own = { programmeId: 'a', seat: 'judge1', column: 'judge1.1', value: 70 };
    const judge = { role: 'judge', ownSeat: 'judge1' } as const;
    const of = (change: object) => ({ ...NO_CHANGES, ...change });
    expect(mayPropose(judge, of({ marks: [own] }))).toBe(true);
    expect(mayPropose(judge, of({ marks: [own, { ...own, seat: 'judge2' }] }))).toBe(false);
    expect(mayPropose(judge, of({ penalties: [{ programmeId: 'a', penalties: [] }] }))).toBe(false);
    expect(mayPropose(judge, of({ states: [{ programmeId: 'a', state: 'noShow' }] }))).toBe(false);
    expect(mayPropose({ role: 'scoring', ownSeat: null }, of({ marks: [own] }))).toBe(false);
    const states = [{ programmeId: 'a', state: 'noShow' as const }];
    for (const as of ['organiser', 'referee'] as const)
      expect(mayPropose({ role: as, ownSeat: null }, of({ states }))).toBe(true);
  });
});

describe('what a correction changes', () => {
  it('is told thing by thing, and nothing where it names what stands', () => {
    fc.assert(
      fc.property(placed, changes, (rows, change) => {
        const differences = correctionDifferences(rows, columns, change);
        const wanted = new Map<string, number>(
          change.marks.map(({ programmeId, value }) => [programmeId, value]),
        );
        const expected = rows.flatMap(({ programmeId, columns: [from] }) => {
          const to = wanted.get(programmeId) ?? from;
          return from === to
            ? []
            : [{ programmeId, what: 'mark', seat: 'judge1', column: 'Maneuver 1', from, to }];
        });
        expect(differences).toEqual(expected);
      }),
    );
  });

  it('names penalties, the referee’s total and who skated after all', () => {
    const rows = [judged('a', [70, 71]), judged('b', [], { state: 'noShow' })];
    const penalties = [{ programmeId: 'a', penalties: [{ code: 'omitted', tenths: 10 }] }];
    const marks = [
      { programmeId: 'a', seat: 'referee', column: 'total', value: 210 },
      { programmeId: 'b', seat: 'judge1', column: 'judge1.1', value: 60 },
    ];
    const states = [{ programmeId: 'b', state: 'skated' as const }];
    expect(correctionDifferences(rows, columns, { marks, penalties, states })).toMatchObject([
      { programmeId: 'a', what: 'mark', seat: 'referee', from: null, to: 210 },
      { programmeId: 'a', what: 'penalties', from: [], to: [{ code: 'omitted' }] },
      { programmeId: 'b', what: 'mark', seat: 'judge1', from: null, to: 60 },
      { programmeId: 'b', what: 'mark', seat: 'judge2', from: null, to: NaN },
      { programmeId: 'b', what: 'state', from: 'noShow', to: 'skated' },
    ]);
  });
});
