import { describe, expect, it } from 'vitest';
import type { PublishingProblem } from '../../../../shared/domain/competitions/setUp/setUp.ts';
import { standingOf, stepOf } from './steps.ts';

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
    expect(standingOf('what', problems)).toEqual({ kind: 'missing', count: 2 });
    expect(standingOf('where', problems)).toEqual({ kind: 'wrong', count: 1 });
  });

  it('is done although something is worth a remark, except where all of it may be left out', () => {
    expect(standingOf('entries', problems).kind).toBe('done');
    expect(standingOf('page', problems).kind).toBe('open');
    expect(standingOf('page', []).kind).toBe('done');
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
