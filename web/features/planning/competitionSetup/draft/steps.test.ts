import { describe, expect, it } from 'vitest';
import type { PublishingProblem } from '../../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { stepStatusOf, stepOf } from './steps.ts';

const problems: PublishingProblem[] = [
  { field: 'theme', step: 'what', severity: 'refuse', code: 'NotNull' },
  { field: 'image', step: 'what', severity: 'refuse', code: 'NotNull' },
  { field: 'ring', step: 'where', severity: 'refuse', code: 'NotNull' },
  { field: 'startDate', step: 'where', severity: 'refuse', code: 'MustFuture' },
  { field: 'openFrom', step: 'entries', severity: 'warn', code: 'NotGiven' },
  { field: 'packet', step: 'page', severity: 'warn', code: 'NotGiven' },
];

describe('a step', () => {
  it('is missing something, or has something wrong, which comes first', () => {
    expect(stepStatusOf('what', problems)).toEqual({ kind: 'missing', count: 2 });
    expect(stepStatusOf('where', problems)).toEqual({ kind: 'wrong', count: 1 });
  });

  it('is done although something is worth a remark, except where all of it may be left out', () => {
    expect(stepStatusOf('entries', problems).kind).toBe('done');
    expect(stepStatusOf('page', problems).kind).toBe('open');
    expect(stepStatusOf('page', []).kind).toBe('done');
  });

  it('is the first one where the address names none', () => {
    expect([stepOf('form'), stepOf('check'), stepOf('nothing'), stepOf(null)]).toEqual([
      'form',
      'check',
      'what',
      'what',
    ]);
  });
});
