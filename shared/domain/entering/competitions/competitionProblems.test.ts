import { describe, expect, it } from 'vitest';
import { competitionProblems } from './competitionProblems.ts';

const dates = {
  startDate: '2027-03-12',
  endDate: '2027-03-14',
  date: '2027-03-12',
  openFrom: '2026-12-01T00:00:00.000Z',
  openUntil: '2027-02-20T12:00:00.000Z',
  timeZone: 'America/Chicago',
};

describe('competitionProblems', () => {
  it('accepts consistent dates, with or without openFrom', () => {
    expect(competitionProblems(dates)).toEqual([]);
    expect(competitionProblems({ ...dates, openFrom: null })).toEqual([]);
  });

  it('names the inconsistent date', () => {
    expect(competitionProblems({ ...dates, endDate: '2027-03-11' })).toEqual([
      { field: 'endDate', code: 'MustAfter' },
    ]);
    expect(competitionProblems({ ...dates, date: '2027-03-15' })).toEqual([
      { field: 'date', code: 'MustWithin' },
    ]);
    expect(competitionProblems({ ...dates, openUntil: '2026-11-30T00:00:00.000Z' })).toEqual([
      { field: 'openUntil', code: 'MustAfter' },
    ]);
  });
});
