import { expect, it } from 'vitest';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { ownPlaceOf, postedPlaceOf } from './postedPlaceOf.ts';

const EVENT = 'freestyle.freestyle-4';
const start = { eventId: EVENT, flight: 2, name: 'Ada', rink: 'Pond' };
const found = (over: Partial<typeof start> = {}, place = 3) => ({
  name: over.name ?? 'Ada',
  rink: over.rink ?? 'Pond',
  results: [{ eventId: over.eventId ?? EVENT, flight: over.flight ?? 2, place, state: 'skated' as const }],
});

it('finds the posted place of a start by name, rink, event and flight', () => {
  expect(postedPlaceOf(start, [found({ name: 'Bea' }, 1), found()])).toBe(3);
  for (const other of [{ rink: 'Lake' }, { eventId: 'footwork.1' }, { flight: 1 }])
    expect(postedPlaceOf(start, [found(other)])).toBeNull();
  expect(postedPlaceOf(start, [found(), found({}, 4)])).toBeNull();
});

it('finds the place of one’s own skater by the entry', () => {
  const mine = {
    name: 'Ada Lake',
    role: 'family',
    format: 'Freestyle',
    level: 'Freestyle 4',
    part: { number: 2, of: 2 },
    place: 1,
  } as MyResult;
  const own = { ...start, name: 'Ada Lake', rink: null };
  expect(ownPlaceOf(own, [mine])).toBe(1);
  expect(ownPlaceOf(own, [{ ...mine, role: 'coach' }])).toBeNull();
  expect(ownPlaceOf({ ...own, flight: 1 }, [mine])).toBeNull();
});
