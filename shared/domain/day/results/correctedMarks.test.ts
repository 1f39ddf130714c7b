import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctedMarksOf } from './correctedMarks.ts';
import { correctProgrammes } from './correctProgrammes.ts';
import { columns, judged } from './judged.testing.ts';

const mark = fc.integer({ min: 0, max: 100 });

it('tells a judge of every replaced mark of the own sheet, and of no other', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          seat: fc.constantFrom('judge1', 'judge2'),
          programmeId: fc.constantFrom('a', 'b'),
          value: mark,
        }),
        { maxLength: 6 },
      ),
      (corrections) => {
        let rows = [judged('a', [70, 71]), judged('b', [72, 73])];
        const versions = [{ version: 1, columns, rows }];
        const expected: [number, string, number | undefined, number][] = [];
        for (const { seat, programmeId, value } of corrections) {
          const version = versions.length + 1;
          const from = rows.find((row) => row.programmeId === programmeId)?.columns[
            seat === 'judge1' ? 0 : 1
          ];
          if (seat === 'judge1' && from !== value) expected.push([version, programmeId, from, value]);
          const changes = {
            marks: [{ programmeId, seat, column: `${seat}.1`, value }],
            penalties: [],
            states: [],
          };
          // The order of places is another one in each version.
          rows = correctProgrammes(rows, columns, changes).toReversed();
          versions.push({ version, columns, rows });
        }
        const told = correctedMarksOf(versions, 'judge1').flatMap(({ version: { version }, marks }) =>
          marks.map(({ programmeId, from, to }) => [version, programmeId, from, to]),
        );
        expect(told).toEqual(expected);
      },
    ),
  );
});
