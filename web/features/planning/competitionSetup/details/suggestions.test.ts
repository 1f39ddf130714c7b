import { describe, expect, it } from 'vitest';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { EMPTY_COMPETITION } from '../competitionValues.ts';
import { canSuggest, suggestions } from './suggestions.ts';

const rink = (id: string, country: string, timeZone: string) =>
  ({ id, country, timeZone, name: id, city: id, active: true }) as Rink;
const rinks = [
  rink('mega', 'Hong Kong', 'Asia/Hong_Kong'),
  rink('polar', 'Finland', 'Europe/Helsinki'),
  rink('far', 'Antarctica', 'UTC'),
];
const TODAY = '2026-09-01';
const empty = EMPTY_COMPETITION;

describe('what follows from the first day', () => {
  it('is two days, the first event on the first, entries until four weeks before', () => {
    expect(suggestions(empty, { ...empty, startDate: '2026-12-04' }, rinks, TODAY)).toEqual({
      endDate: '2026-12-05',
      date: '2026-12-04',
      openUntil: '2026-11-06T23:59',
    });
  });

  it('closes a week before where four weeks are gone, and says nothing where that is gone too', () => {
    const closes = (startDate: string) => suggestions(empty, { ...empty, startDate }, rinks, TODAY).openUntil;
    expect(closes('2026-09-20')).toBe('2026-09-13T23:59');
    expect(closes('2026-09-05')).toBeUndefined();
  });

  it('moves with it, but never what somebody typed', () => {
    const before = {
      ...empty,
      startDate: '2026-12-04',
      endDate: '2026-12-08',
      date: '2026-12-04',
      openUntil: '2026-11-06T23:59',
    };
    expect(suggestions(before, { ...before, startDate: '2027-01-15' }, rinks, TODAY)).toEqual({
      date: '2027-01-15',
      openUntil: '2026-12-18T23:59',
    });
  });

  it('waits until the year is typed', () => {
    expect(canSuggest({ ...empty, startDate: '0202-12-04' })).toBe(false);
    expect(suggestions(empty, { ...empty, startDate: '0202-12-04' }, rinks, TODAY)).toEqual({});
  });
});

describe('what follows from the rink', () => {
  it('is its clock and its country’s money', () => {
    const chosen = { ...empty, ring: 'mega' };
    expect(suggestions(empty, chosen, rinks, TODAY)).toEqual({ timeZone: 'Asia/Hong_Kong', currency: 'HKD' });
    const moved = { ...chosen, timeZone: 'Asia/Hong_Kong', currency: 'CNY' };
    expect(suggestions(moved, { ...moved, ring: 'polar' }, rinks, TODAY)).toEqual({
      timeZone: 'Europe/Helsinki',
    });
  });

  it('is US dollars where its country’s money is not known', () => {
    expect(suggestions(empty, { ...empty, ring: 'far' }, rinks, TODAY)).toEqual({ timeZone: 'UTC' });
  });
});
