import { expect, it } from 'vitest';
import { rinkNeeds } from './rinkNeeds.ts';

const NOW = '2027-03-06T09:00';
const toCome = { date: '2027-03-06', expected: null, starter: null, result: null, status: 'toCome' } as const;
const checkedIn = { ...toCome, starter: 'checkedIn', status: 'checkedIn' } as const;
const posted = (postedAt: string) => ({
  ...toCome,
  published: { start: '08:00:00' },
  status: 'posted' as const,
  result: { hasSkated: true, place: 1, postedAt },
});

it('puts who is missing before who skates sooner, and leaves out who is scratched', () => {
  const onIce = { ...checkedIn, published: { start: '08:55:00' }, status: 'now' as const };
  const soon = { ...toCome, published: { start: '09:20:00' } };
  const later = { ...toCome, published: { start: '09:31:00' } };
  const scratched = {
    ...toCome,
    published: { start: '09:10:00' },
    starter: 'scratched',
    status: 'scratched',
  } as const;
  const { missing, next } = rinkNeeds([onIce, scratched, soon, later], NOW);
  expect(missing).toEqual([soon]);
  expect(next).toEqual([onIce, later]);
});

it('misses who is not checked in while the flight is on the ice', () => {
  const onIce = { ...toCome, published: { start: '08:55:00' }, status: 'now' } as const;
  expect(rinkNeeds([onIce], NOW).missing).toEqual([onIce]);
});

it('lists results from the one that was posted last', () => {
  const [first, second] = [posted('2027-03-06T00:10:00.000Z'), posted('2027-03-06T00:40:00.000Z')];
  expect(rinkNeeds([first, second], NOW).posted.map(({ start }) => start)).toEqual([second, first]);
});

it('goes by the published time where that is the earlier one, as the desk does', () => {
  const late = { ...toCome, published: { start: '09:20:00' }, expected: '09:40' };
  expect(rinkNeeds([late], NOW).missing).toEqual([late]);
});
