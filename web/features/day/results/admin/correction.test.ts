import { describe, expect, it } from 'vitest';
import { changesOf, tenthsOf } from './correction.ts';
import { stepsOf } from './useResultStep.ts';

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

it('offers the next step of a result first', () => {
  const by = { at: '2027-01-06T01:00:00Z', by: 'Ada' };
  const result = {
    version: 1,
    isHeldUntilAwards: false,
    approved: by,
    posted: null,
    awarded: null,
    corrected: null,
    approvals: [],
    proposal: null,
    rows: [],
  };
  expect(stepsOf({ state: 'checked', result: null })).toEqual([]);
  expect(stepsOf({ state: 'approved', result })).toEqual(['post', 'hold']);
  expect(stepsOf({ state: 'approved', result: { ...result, isHeldUntilAwards: true } })).toEqual([
    'award',
    'release',
  ]);
  expect(stepsOf({ state: 'posted', result: { ...result, posted: by } })).toEqual(['award']);
  expect(stepsOf({ state: 'final', result: { ...result, posted: by } })).toEqual([]);
});
