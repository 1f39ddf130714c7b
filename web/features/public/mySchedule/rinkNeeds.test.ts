import { expect, it } from 'vitest';
import { rinkNeeds } from './rinkNeeds.ts';

const NOW = '2027-03-06T09:00';
const DATE = '2027-03-06';
const toCome = { date: DATE, starter: null, result: null, status: 'toCome' } as const;
const checkedIn = { ...toCome, starter: 'checkedIn', status: 'checkedIn' } as const;
const at = (start: string, entryId = start, published = start) => ({
  entryId,
  start: `${start}:00`,
  published: { start: `${published}:00` },
});
const posted = (postedAt: string) => ({
  ...toCome,
  ...at('08:00', postedAt),
  status: 'posted' as const,
  result: { hasSkated: true, place: 1, postedAt },
});

it('puts who is missing before who skates sooner, and leaves out who is scratched', () => {
  const onIce = { ...checkedIn, ...at('08:55'), status: 'now' as const };
  const soon = { ...toCome, ...at('09:20') };
  const later = { ...toCome, ...at('09:46') };
  const scratched = { ...toCome, ...at('09:10'), starter: 'scratched', status: 'scratched' } as const;
  const { missing, next } = rinkNeeds([onIce, scratched, soon, later], NOW);
  expect(missing).toEqual([soon]);
  expect(next).toEqual([onIce, later]);
});

it('misses whom the family reads to check in now, three quarters of an hour before', () => {
  const asked = { ...toCome, ...at('09:45') };
  expect(rinkNeeds([asked], NOW).missing).toEqual([asked]);
});

it('misses who has skated today for a later start a quarter of an hour before', () => {
  const first = { ...checkedIn, ...at('08:00', 'Mia'), status: 'skated' } as const;
  const [soon, later] = [
    { ...toCome, ...at('09:15', 'Mia') },
    { ...toCome, ...at('09:16', 'Mia') },
  ];
  expect(rinkNeeds([first, soon], NOW).missing).toEqual([soon]);
  expect(rinkNeeds([first, later], NOW).next).toEqual([later]);
});

it('misses who is not checked in while the flight is on the ice', () => {
  const onIce = { ...toCome, ...at('08:55'), status: 'now' } as const;
  expect(rinkNeeds([onIce], NOW).missing).toEqual([onIce]);
});

it('lists results from the one that was posted last', () => {
  const [first, second] = [posted('2027-03-06T00:10:00.000Z'), posted('2027-03-06T00:40:00.000Z')];
  expect(rinkNeeds([first, second], NOW).posted.map(({ start }) => start)).toEqual([second, first]);
});

it('goes by the published time where that is the earlier one, as the desk does', () => {
  const late = { ...toCome, ...at('10:40', 'Mia', '09:20') };
  expect(rinkNeeds([late], NOW).missing).toEqual([late]);
});
