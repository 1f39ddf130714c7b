import { describe, expect, it } from 'vitest';
import { canBePreviewed, changesOf, limitsExceeded, tenthsOf, type ResultCorrection } from './correction.ts';

const columns = [{ seat: 'judge1', id: 'judge1.1', name: 'Maneuver 1' }];
const penalties = [{ code: 'omitted', label: 'Omitted', tenths: 10 }];
const flight = {
  version: 1,
  isPosted: true,
  timeZone: 'Asia/Hong_Kong',
  sheets: [],
  medals: null,
  proposal: null,
  columns,
  range: { least: 70, most: 76 },
  penalties,
  rules: {
    system: { system: 'isi' as const },
    most: 100,
    tie: 'referee' as const,
    lastPlace: 6,
    bookPercent: 80,
    points: { participation: 1, places: [5, 4] },
  },
  rows: ['p', 'q'].map((programmeId) => ({
    programmeId,
    name: 'Ada',
    rink: '',
    state: 'skated' as const,
    columns: [70],
    penalties: [],
    place: 1,
    total: 70,
    points: 6,
    referee: null,
  })),
};
const correction = { programmeId: 'p', column: 0, penalty: 'failed', value: '7.2' } as const;
const row = { penalties: [{ code: 'omitted', tenths: 5 }], state: 'skated' as const };

describe('a correction', () => {
  it('is one mark, one penalty beside the others, none of them, or who skated', () => {
    const nothing = { marks: [], penalties: [], states: [] };
    expect(changesOf({ ...correction, what: 'mark' }, flight, row)).toEqual({
      ...nothing,
      marks: [{ programmeId: 'p', seat: 'judge1', column: 'judge1.1', value: 72 }],
    });
    expect(changesOf({ ...correction, what: 'penalty', value: '1' }, flight, row)).toEqual({
      ...nothing,
      penalties: [
        {
          programmeId: 'p',
          penalties: [
            { code: 'omitted', tenths: 5 },
            { code: 'failed', tenths: 10 },
          ],
        },
      ],
    });
    expect(changesOf({ ...correction, what: 'penalty', penalty: '' }, flight, row)).toEqual({
      ...nothing,
      penalties: [{ programmeId: 'p', penalties: [] }],
    });
    expect(changesOf({ ...correction, what: 'state' }, flight, row).states).toEqual([
      { programmeId: 'p', state: 'withdrawn' },
    ]);
    const absent = { ...row, state: 'noShow' as const };
    expect(changesOf({ ...correction, what: 'state' }, flight, absent).states).toEqual([
      { programmeId: 'p', state: 'skated' },
    ]);
  });

  it('never reads a number as another one, and says what a judge’s box can hold', () => {
    const typed = (value: string) => changesOf({ ...correction, what: 'mark', value }, flight, row);
    expect(['99', '73', '10', '7', '0,5'].map((value) => typed(value).marks[0]?.value)).toEqual([
      990, 730, 100, 70, 5,
    ]);
    expect(['99', '10.1', '10', '0.5', 'x'].map((value) => limitsExceeded(flight, typed(value)))).toEqual([
      { least: 0, most: 100 },
      { least: 0, most: 100 },
      null,
      null,
      null,
    ]);
    const byPlaces = {
      ...flight,
      rules: { ...flight.rules, system: { system: 'majority' as const, variant: '6.0' as const } },
    };
    const place = (value: string) => changesOf({ ...correction, what: 'mark', value }, byPlaces, row);
    expect(place('2').marks[0]?.value).toBe(2);
    expect(limitsExceeded(byPlaces, place('3'))).toEqual({ least: 1, most: 2 });
    expect(place('1.5').marks[0]?.value).toBeNaN();
  });

  it.each([
    ['7.2', 72],
    [' 7,2 ', 72],
    ['10', 100],
    ['', NaN],
    ['7.25', NaN],
    ['-1', NaN],
  ])('reads %s', (typed, tenths) => {
    expect(tenthsOf(typed)).toBe(tenths);
  });
});

describe('the preview of a correction', () => {
  const previewed = (change: Partial<ResultCorrection>) =>
    canBePreviewed(flight, changesOf({ ...correction, what: 'mark', ...change }, flight, row));

  it('is shown for what the result can hold and what makes a difference', () => {
    expect(previewed({})).toBe(true);
    expect(previewed({ what: 'penalty', penalty: 'omitted', value: '1.0' })).toBe(true);
    for (const value of ['', 'x', '7.0', '10.1', '150']) expect(previewed({ value })).toBe(false);
    expect(previewed({ what: 'penalty', penalty: 'omitted', value: '' })).toBe(false);
  });
});
