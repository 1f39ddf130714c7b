import { expect, it } from 'vitest';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { flightNamesOf } from './scheduleNames.ts';

const block = (flightId: string, start: string) => ({
  start,
  seconds: 600,
  kind: 'flight' as const,
  flightId,
});

const DRAFT = {
  tracks: [
    {
      surfaceId: 'A',
      date: '2027-01-06',
      version: 1,
      blocks: [block('third', '07:00:00'), block('first', '08:00:00')],
    },
  ],
  events: [
    {
      eventId: 'fs4',
      version: 1,
      isFrozen: false,
      flights: ['first', 'second', 'third'].map((id) => ({ id, programmes: [] })),
    },
  ],
  panels: [],
};
const NAMES = { event: () => 'Freestyle 4', level: () => 'Freestyle 4', format: () => '' };

it('names the flights of a draft by the clock, as its version will; those without a time come last', () => {
  const named = [...flightNamesOf(DRAFT, NAMES)].map(([id, { part, of }]) => [id, part, of]);
  expect(named).toEqual([
    ['first', 2, 3],
    ['second', 3, 3],
    ['third', 1, 3],
  ]);
  const published = partsOfFlights(planOfDraft(DRAFT));
  expect(named).toEqual([...published].map(([id, { number, of }]) => [id, number, of]).sort());
});
