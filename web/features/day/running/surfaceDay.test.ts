import { expect, it } from 'vitest';
import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { surfaceDays } from './surfaceDay.ts';

/** A flight whose only starter is in a state. */
function flightOf(id: string, state: RunFlight['state'], starter: RunFlight['starters'][number]['state']) {
  return { id, state, endedAt: null, starters: [{ programmeId: `p-${id}`, state: starter }] };
}

function dayOf(...flights: ReturnType<typeof flightOf>[]) {
  const day = {
    surfaces: [{ id: 'a', name: 'Main ice', delayMinutes: 0 }],
    runs: [{ id: 'r', surfaceId: 'a', number: 1, flights }],
    lostIce: [],
  };
  const [surface] = surfaceDays(day as unknown as DayRuns);
  return {
    skipped: surface?.skipped.map(({ id }) => id),
    next: surface?.next?.id,
    later: surface?.later.map(({ id }) => id),
  };
}

it('starts next the first flight of which somebody skates, and lists the empty one with the others', () => {
  expect(
    dayOf(
      flightOf('empty', 'toCome', 'scratched'),
      flightOf('next', 'toCome', 'expected'),
      flightOf('after', 'toCome', 'checkedIn'),
    ),
  ).toEqual({ skipped: [], next: 'next', later: ['empty', 'after'] });
});

it('asks nothing about an overtaken flight of which nobody skated', () => {
  expect(dayOf(flightOf('empty', 'skipped', 'noShow'), flightOf('missed', 'skipped', 'checkedIn'))).toEqual({
    skipped: ['missed'],
    next: undefined,
    later: [],
  });
});
