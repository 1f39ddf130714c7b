import { describe, expect, it } from 'vitest';
import { paymentDays, statementDays } from './paymentDays.ts';
import { dayProblems } from './recordProblems.ts';

const competition = {
  openFrom: '2026-11-01T04:00:00.000Z',
  startDate: '2027-02-20',
  timeZone: 'America/Chicago',
};
/** Still the 20th in Chicago. */
const NOW = new Date('2026-12-21T05:59:59Z');

describe('payment days', () => {
  it('run from a year before entries open until today, by the clock of the venue', () => {
    expect(paymentDays(competition, NOW)).toEqual({ earliest: '2025-10-31', latest: '2026-12-20' });
    expect(paymentDays(competition, new Date('2026-12-21T06:00:00Z')).latest).toBe('2026-12-21');
  });

  it('run from two years before the first day if no opening is set', () => {
    expect(paymentDays({ ...competition, openFrom: null }, NOW).earliest).toBe('2025-02-20');
  });

  it('start on 1 March if the year before has no 29 February', () => {
    const leap = { ...competition, openFrom: '2028-02-29T18:00:00.000Z' };
    expect(paymentDays(leap, NOW).earliest).toBe('2027-03-01');
  });

  it('reach five days ahead for a bank’s value dates, across the end of a year', () => {
    expect(statementDays(competition, new Date('2026-12-29T18:00:00Z'))).toEqual({
      earliest: '2025-10-31',
      latest: '2027-01-03',
    });
  });
});

describe('dayProblems', () => {
  it.each([
    ['2025-10-31', []],
    ['2026-12-20', []],
    ['1900-01-01', ['MustAfter']],
    ['2025-10-30', ['MustAfter']],
    ['2026-12-21', ['MustBefore']],
    ['2099-01-01', ['MustBefore']],
  ])('of %s are %j', (day, codes) => {
    const problems = dayProblems(day, paymentDays(competition, NOW));
    expect(problems.map(({ field, code }) => [field, code])).toEqual(
      codes.map((code) => ['receivedOn', code]),
    );
  });
});
