import { expect, it } from 'vitest';
import { ownRows, withoutOwn } from './ownRows.ts';

const EVENT = 'freestyle.freestyle-4';
const mine = {
  name: 'Ada Lake',
  role: 'family' as const,
  format: 'Freestyle',
  level: 'Freestyle 4',
  part: { number: 1, of: 2 },
  place: 2,
  total: 767,
  version: 1,
};
const row = (place: number, name: string | null) => ({ place, name, rink: 'Pond', points: 1 });
const flight = (...places: ReturnType<typeof row>[]) => ({ number: 1, version: 1, places });

it('finds a family’s own skater in a posted flight by place, however the name is published', () => {
  for (const name of ['Ada', 'Ada Lake', 'A. L.'])
    expect([...ownRows(flight(row(1, 'Bea'), row(2, name)), EVENT, [mine])]).toEqual([[1, 767]]);
  const other = flight(row(1, 'Bea'), row(2, 'Ada'));
  expect(ownRows({ ...other, number: 2 }, EVENT, [mine]).size).toBe(0);
  expect(ownRows(other, 'freestyle.freestyle-5', [mine]).size).toBe(0);
  expect(ownRows(other, EVENT, [{ ...mine, role: 'coach' }]).size).toBe(0);
});

it('marks no child of another family where a place is shared or the version is another', () => {
  expect([...ownRows(flight(row(2, 'Bea'), row(2, 'Ada')), EVENT, [mine])]).toEqual([[1, 767]]);
  expect(ownRows(flight(row(2, 'Ada'), row(2, 'Ada')), EVENT, [mine]).size).toBe(0);
  expect(ownRows({ ...flight(row(2, 'Ada')), version: 2 }, EVENT, [mine]).size).toBe(0);
});

it('names a child who is followed, too, once', () => {
  const found = (name: string, place: number) => ({
    name,
    rink: 'Pond',
    results: [{ eventId: EVENT, flight: 1, place, state: 'skated' as const }],
  });
  const followed = [found('Ada', 2), found('Ada', 3), found('Bea', 2)];
  expect(withoutOwn(followed, [mine])).toEqual(followed.slice(1));
  // The family name stands first in an entry, and is not published.
  expect(withoutOwn([found('Yat Long', 2)], [{ ...mine, name: 'Lam Yat Long' }])).toEqual([]);
});
