import { expect, it } from 'vitest';
import { hasFlightPassed, rinkStatusOf } from './rinkStatus.ts';

const start = { date: '2027-03-06', seconds: 600, starter: null, result: null };
const seen = { state: 'now', start: '09:00:00', now: '2027-03-06T09:05' } as const;
const byClock = (now: string) => ({ ...seen, state: undefined, now });

it('says of a scratched skater so, also while the flight is on the ice', () => {
  expect(rinkStatusOf(start, seen)).toBe('now');
  expect(rinkStatusOf({ ...start, starter: 'scratched' }, seen)).toBe('scratched');
  expect(rinkStatusOf({ ...start, starter: 'noShow' }, { ...seen, state: 'done' })).toBe('noShow');
});

it('says who is checked in, who has skated, and whose result is posted', () => {
  const toCome = { ...seen, state: 'toCome' } as const;
  expect(rinkStatusOf(start, toCome)).toBe('toCome');
  expect(rinkStatusOf({ ...start, starter: 'checkedIn' }, toCome)).toBe('checkedIn');
  expect(rinkStatusOf({ ...start, starter: 'checkedIn' }, seen)).toBe('now');
  expect(rinkStatusOf(start, { ...seen, state: 'skipped' })).toBe('skated');
  expect(
    rinkStatusOf(
      { ...start, result: { hasSkated: true, place: 2, postedAt: '2027-03-06T01:00:00.000Z' } },
      seen,
    ),
  ).toBe('posted');
  expect(
    rinkStatusOf(
      { ...start, result: { hasSkated: false, place: null, postedAt: '2027-03-06T01:00:00.000Z' } },
      seen,
    ),
  ).toBe('noShow');
});

it('goes by the clock until the day is known', () => {
  expect(rinkStatusOf(start, byClock('2027-03-06T08:59'))).toBe('toCome');
  expect(rinkStatusOf(start, byClock('2027-03-06T09:00'))).toBe('now');
  expect(rinkStatusOf(start, byClock('2027-03-06T09:10'))).toBe('skated');
  expect(rinkStatusOf(start, byClock('2027-03-05T23:00'))).toBe('toCome');
  expect(hasFlightPassed(start, byClock('2027-03-07T00:10'))).toBe(true);
});
