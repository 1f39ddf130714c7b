import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eraseDigit, typeDigit } from './keypad.ts';
import { cellAt, markFor, sheetOf, type Mark } from './marks.ts';
import { markText } from './markText.ts';
import { differencesOf } from './secondTyping.ts';
import { readSheetCode, sheetCode } from './sheetCode.ts';
import {
  conflictsIn,
  doesSheetCount,
  missingPlaces,
  placesOutside,
  stateOfSheet,
  typedMarks,
  type KeptMark,
} from './sheetState.ts';

/** A step of a device: sees all marks of others up to now, or works on alone, and writes in a box. */
const step = fc.record({
  device: fc.integer({ min: 0, max: 2 }),
  synchronises: fc.boolean(),
  programme: fc.constantFrom('p1', 'p2'),
  column: fc.constantFrom('a', 'b'),
  value: fc.option(fc.integer({ min: 70, max: 78 }), { nil: null }),
});

/** Writes the marks of devices with a network now and then. */
function writeAll(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]): Mark[] {
  const server: Mark[] = [];
  const own = new Map<number, Mark[]>();
  for (const [index, { device, synchronises, programme, column, value }] of steps.entries()) {
    const known = own.get(device) ?? [];
    if (synchronises) {
      server.push(...known.filter((mark) => !server.includes(mark)));
      known.push(...server.filter((mark) => !known.includes(mark)));
    }
    const sequence = known.filter((mark) => mark.device === String(device)).length + 1;
    const writing = { id: `m${index}`, device: String(device), sequence, at: '2027-01-01T10:00:00Z' };
    known.push(markFor(sheetOf(known), { programmeId: programme, column }, value, writing));
    own.set(device, known);
  }
  return [...new Set([...own.values()].flat())];
}

const written = fc.array(step, { maxLength: 30 }).map(writeAll);

describe('sheetOf', () => {
  it('is the same in whatever order marks arrive, and however often', () => {
    fc.assert(
      fc.property(
        written.chain((marks) =>
          fc.tuple(
            fc.constant(marks),
            fc.shuffledSubarray(marks, { minLength: marks.length }),
            fc.subarray(marks),
          ),
        ),
        ([marks, shuffled, again]) => {
          expect([...sheetOf([...shuffled, ...again])]).toEqual([...sheetOf(marks)]);
        },
      ),
    );
  });

  it('loses nothing: each mark stands, or another of its box replaces it', () => {
    fc.assert(
      fc.property(written, (marks) => {
        const sheet = sheetOf(marks);
        for (const mark of marks) {
          const isShown = cellAt(sheet, mark).marks.includes(mark);
          const isReplaced = marks.some(
            ({ programmeId, column, replaces }) =>
              programmeId === mark.programmeId && column === mark.column && replaces.includes(mark.id),
          );
          expect(isShown).toBe(!isReplaced);
        }
      }),
    );
  });

  it('shows a conflict exactly where marks that stand differ, and one mark ends it', () => {
    fc.assert(
      fc.property(written, (marks) => {
        for (const cell of sheetOf(marks).values()) {
          expect(cell.isConflict).toBe(new Set(cell.marks.map(({ value }) => value)).size > 1);
          const writing = { id: 'last', device: 'd', sequence: 1, at: '2027-01-01T10:00:00Z' };
          const solved = sheetOf([...marks, markFor(sheetOf(marks), cell, 75, writing)]);
          expect(cellAt(solved, cell)).toMatchObject({ value: 75, isConflict: false });
        }
      }),
    );
  });

  it('does not let a mark of one box replace one of another, nor two replace each other away', () => {
    const mark = (id: string, column: string, value: number, replaces: string[]): Mark => ({
      id,
      programmeId: 'p',
      column,
      value,
      device: 'd',
      sequence: 1,
      at: '2027-01-01T10:00:00Z',
      replaces,
    });
    const other = sheetOf([mark('one', 'a', 70, []), mark('two', 'b', 71, ['one'])]);
    expect(cellAt(other, { programmeId: 'p', column: 'a' }).value).toBe(70);
    const circle = sheetOf([mark('one', 'a', 70, ['two']), mark('two', 'a', 71, ['one'])]);
    expect(cellAt(circle, { programmeId: 'p', column: 'a' })).toMatchObject({
      isConflict: true,
      value: null,
    });
  });
});

const kept = (
  id: string,
  programmeId: string,
  column: string,
  value: number | null,
  { by = 'judge', source = 'device' }: Partial<KeptMark> = {},
): KeptMark => ({
  id,
  programmeId,
  column,
  value,
  device: id,
  sequence: 1,
  at: '2027-01-01T10:00:00Z',
  replaces: [],
  by,
  source,
});

describe('how far a sheet is', () => {
  const form = { seat: 'judge1', programmeIds: ['p1', 'p2'], columns: ['a', 'b'] };
  const full = (source: KeptMark['source']) => [
    kept('1', 'p1', 'a', 70, { source, by: 'kim' }),
    kept('2', 'p1', 'b', 71, { source }),
    kept('3', 'p2', 'a', 79, { source }),
    kept('4', 'p2', 'b', 73, { source }),
  ];
  const at = '2027-01-01T10:00:00Z';

  it.each([
    ['empty', [], {}],
    ['empty', [kept('1', 'p1', 'a', null)], {}],
    ['started', full('device').slice(1), { handedInAt: at }],
    ['toHandIn', full('device'), {}],
    ['counts', full('device'), { handedInAt: at }],
    ['conflict', [...full('device'), kept('5', 'p1', 'a', 72)], { handedInAt: at, confirmedAt: at }],
    ['counts', [...full('device'), kept('5', 'p1', 'a', 70)], { handedInAt: at }],
    ['toConfirm', full('paper'), { handedInAt: at }],
    ['counts', full('paper'), { confirmedAt: at }],
    [
      'toConfirm',
      [...full('device').slice(1), kept('5', 'p1', 'a', 70, { source: 'paper' })],
      { handedInAt: at },
    ],
  ] as const)('%s', (state, marks, facts) => {
    expect(stateOfSheet(sheetOf(marks), facts, form)).toBe(state);
  });

  it('names what is missing, what is outside the range, who typed', () => {
    const sheet = sheetOf(full('paper').slice(0, 3));
    expect(missingPlaces(sheet, form)).toEqual([{ programmeId: 'p2', column: 'b' }]);
    expect(placesOutside(sheet, form, { least: 70, most: 78 })).toEqual([{ programmeId: 'p2', column: 'a' }]);
    expect(placesOutside(sheet, form, null)).toEqual([]);
    expect(conflictsIn(sheet, form)).toEqual([]);
    expect(typedMarks(sheet).map(({ by }) => by)).toEqual(['kim', 'judge', 'judge']);
  });

  it('lets the referee’s own sheet be empty, or have a total for some', () => {
    const referee = { seat: 'referee', programmeIds: ['p1', 'p2'], columns: ['total'] };
    expect(doesSheetCount(stateOfSheet(sheetOf<KeptMark>([]), {}, referee), 'referee')).toBe(true);
    expect(stateOfSheet(sheetOf([kept('1', 'p1', 'total', 216)]), {}, referee)).toBe('counts');
    const typed = sheetOf([kept('1', 'p1', 'total', 216, { source: 'paper' })]);
    expect(doesSheetCount(stateOfSheet(typed, {}, referee), 'referee')).toBe(false);
    expect(doesSheetCount('empty', 'judge1')).toBe(false);
  });

  it('finds where two people read a paper differently', () => {
    const again = [
      { programmeId: 'p1', column: 'a', value: 70 },
      { programmeId: 'p1', column: 'b', value: 77 },
      { programmeId: 'p2', column: 'a', value: 79 },
    ];
    expect(differencesOf(sheetOf(full('paper')), again, form)).toEqual([
      { programmeId: 'p1', column: 'b', first: 71, second: 77, replaces: ['2'] },
      { programmeId: 'p2', column: 'b', first: 73, second: null, replaces: ['4'] },
    ]);
  });
});

describe('typing on a keypad', () => {
  const type = (keys: string, most: number) =>
    [...keys].reduce((before, digit) => typeDigit(before.digits, digit, most), eraseDigit(''));

  it.each([
    ['7', 100, 7, false],
    ['72', 100, 72, true],
    ['10', 100, 10, false],
    ['100', 100, 100, true],
    ['05', 100, 5, false],
    ['216', 900, 216, true],
    ['21', 900, 21, false],
    ['101', 100, 10, false],
  ])('%s of %i', (keys, most, value, isDone) => {
    expect(type(keys, most)).toMatchObject({ value, isDone });
  });

  it('takes a digit back', () => {
    expect(eraseDigit('72')).toEqual({ digits: '7', value: 7, isDone: false });
    expect(eraseDigit('7').value).toBe(null);
  });
});

describe('the code of a paper sheet', () => {
  it.each([
    ['FS4.f1.judge2', { flightId: 'FS4.f1', seat: 'judge2' }],
    [' f1.referee ', { flightId: 'f1', seat: 'referee' }],
    ['https://rinkside.example/day/C/scoring?sheet=f1.judge1', { flightId: 'f1', seat: 'judge1' }],
    ['f1.coach', null],
    ['.judge1', null],
    ['', null],
  ] as const)('%s', (text, sheet) => {
    expect(readSheetCode(text)).toEqual(sheet);
    if (sheet) expect(readSheetCode(sheetCode(sheet))).toEqual(sheet);
  });

  it('is read aloud with a point', () => {
    expect([
      markText(72, 'tenths'),
      markText(100, 'tenths'),
      markText(5, 'tenths'),
      markText(2, 'place'),
    ]).toEqual(['7.2', '10.0', '0.5', '2']);
  });
});
