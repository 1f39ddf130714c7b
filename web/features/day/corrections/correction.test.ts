import { describe, expect, it } from 'vitest';
import { canBePreviewed, changesOf, tenthsOf, type ResultCorrection } from './correction.ts';

const columns = [{ seat: 'judge1', id: 'judge1.1', name: 'Maneuver 1' }];
const correction = { programmeId: 'p', column: 0, penalty: 'failed', value: '7.2' } as const;
const row = { penalties: [{ code: 'omitted', tenths: 5 }], state: 'skated' as const };

describe('a correction', () => {
  it('is one mark, one penalty beside the others, none of them, or who skated', () => {
    const nothing = { marks: [], penalties: [], states: [] };
    expect(changesOf({ ...correction, what: 'mark' }, columns, row)).toEqual({
      ...nothing,
      marks: [{ programmeId: 'p', seat: 'judge1', column: 'judge1.1', value: 72 }],
    });
    expect(changesOf({ ...correction, what: 'penalty', value: '1' }, columns, row)).toEqual({
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
    expect(changesOf({ ...correction, what: 'penalty', penalty: '' }, columns, row)).toEqual({
      ...nothing,
      penalties: [{ programmeId: 'p', penalties: [] }],
    });
    expect(changesOf({ ...correction, what: 'state' }, columns, row).states).toEqual([
      { programmeId: 'p', state: 'withdrawn' },
    ]);
    const absent = { ...row, state: 'noShow' as const };
    expect(changesOf({ ...correction, what: 'state' }, columns, absent).states).toEqual([
      { programmeId: 'p', state: 'skated' },
    ]);
  });

  it('reads two digits of a mark as the judges’ keypads do, and of a penalty as they stand', () => {
    const typed = (what: 'mark' | 'penalty', value: string) => {
      const { marks, penalties } = changesOf({ ...correction, what, value }, columns, row);
      return marks[0]?.value ?? penalties[0]?.penalties[1]?.tenths;
    };
    expect([typed('mark', '73'), typed('mark', '10'), typed('mark', '7'), typed('penalty', '12')]).toEqual([
      73, 100, 70, 120,
    ]);
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
  const penalties = [{ code: 'omitted', label: 'Omitted', tenths: 10 }];
  const flight = {
    version: 1,
    isPosted: true,
    timeZone: 'Asia/Hong_Kong',
    sheets: [],
    medals: null,
    proposal: null,
    columns,
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
  const previewed = (change: Partial<ResultCorrection>) =>
    canBePreviewed(flight, changesOf({ ...correction, what: 'mark', ...change }, columns, row));

  it('is shown for what the result can hold and what makes a difference', () => {
    expect(previewed({})).toBe(true);
    expect(previewed({ what: 'penalty', penalty: 'omitted', value: '1.0' })).toBe(true);
    for (const value of ['', 'x', '7.0', '10.1', '150']) expect(previewed({ value })).toBe(false);
    expect(previewed({ what: 'penalty', penalty: 'omitted', value: '' })).toBe(false);
  });
});
