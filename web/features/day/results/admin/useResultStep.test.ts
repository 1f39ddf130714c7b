import { expect, it } from 'vitest';
import { stepsOf } from './useResultStep.ts';

it('offers the next step of a result first', () => {
  const by = { at: '2027-01-06T01:00:00Z', by: 'Ada' };
  const result = {
    version: 1,
    isHeldUntilAwards: false,
    approved: by,
    posted: null,
    awarded: null,
    exchanged: null,
    medalSteps: 0,
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
