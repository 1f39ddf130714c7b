import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { flightNamesOf } from '../draft/index.ts';
import { renumberedOf } from './renumberedOf.ts';

const NAMES = { event: (id: string) => id, level: (id: string) => id, format: () => '' };

/** Flights of one event by the clock. @param starts of each flight, by id */
function numbered(starts: Readonly<Record<string, string>>, generation = 1) {
  const flights = Object.keys(starts).toSorted();
  const draft: ScheduleDraft = {
    generation,
    revision: 1,
    seed: null,
    plannedAt: null,
    tracks: [
      {
        surfaceId: 'A',
        date: '2027-01-06',
        version: 1,
        blocks: flights.map((flightId) => ({
          start: starts[flightId] ?? '',
          seconds: 600,
          kind: 'flight' as const,
          flightId,
        })),
      },
    ],
    events: [
      {
        eventId: 'FS4',
        version: 1,
        isFrozen: false,
        flights: flights.map((id) => ({ id, programmes: [`${id}-first`, `${id}-second`] })),
      },
    ],
    panels: [],
    published: null,
  };
  return { draft, flightNames: flightNamesOf(draft, NAMES) };
}

const BEFORE = numbered({ f1: '07:00:00', f2: '07:10:00', f3: '07:20:00' });

it('names the flights that changed places by their first skater', () => {
  expect(renumberedOf(BEFORE, numbered({ f1: '07:10:00', f2: '07:00:00', f3: '07:20:00' }))).toEqual([
    { event: 'FS4', from: 2, to: 1, first: 'f2-first' },
    { event: 'FS4', from: 1, to: 2, first: 'f1-first' },
  ]);
});

it('has nothing to say of a move that keeps the order, of other flights and of another plan', () => {
  const swapped = { f1: '07:10:00', f2: '07:00:00' };
  expect(renumberedOf(BEFORE, numbered({ f1: '07:05:00', f2: '07:15:00', f3: '07:30:00' }))).toEqual([]);
  expect(renumberedOf(BEFORE, numbered(swapped))).toEqual([]);
  expect(renumberedOf(BEFORE, numbered({ ...swapped, f3: '07:20:00' }, 2))).toEqual([]);
});
