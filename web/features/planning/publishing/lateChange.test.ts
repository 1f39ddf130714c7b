import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { putIn, takeOut, takeOutAll } from './lateChange.ts';

const DAY = '2027-01-06';
const programme = (id: string) => ({
  id,
  eventId: 'fs1',
  seconds: 60,
  skaters: [id],
  rinkId: null,
  coachId: null,
});
/** One event whose flights last 60 s of warm-up and 95 s for each skater. */
const problemOf = (...ids: string[]): Problem => ({
  version: 1,
  timeZone: 'UTC',
  surfaces: [{ id: 'a', days: [{ date: DAY, opens: '07:00', closes: '21:00' }] }],
  rules: USUAL_RULES,
  events: [
    {
      id: 'fs1',
      level: 'Freestyle 1',
      warmUpSeconds: 60,
      betweenSeconds: 35,
      atOnce: 1,
      flight: { wanted: 5, most: 9 },
      splitBySex: false,
      certificate: 'bronze',
    },
  ],
  programmes: ids.map(programme),
  skaters: ids.map((id) => ({ id, birthdate: '2016-01-01', sex: null })),
  coaches: [],
  fixed: { flights: [], blocks: [], panels: [] },
});

const DRAWN = { seed: 7, at: '2027-01-01T00:00:00.000Z', reason: null };
const DRAFT: ScheduleDraft = {
  generation: 2,
  revision: 9,
  seed: 7,
  plannedAt: null,
  tracks: [
    {
      surfaceId: 'a',
      date: DAY,
      version: 4,
      blocks: [
        { start: '07:00:00', seconds: 345, kind: 'flight', flightId: 'f1' },
        { start: '07:05:45', seconds: 600, kind: 'ceremony', title: 'Opening' },
      ],
    },
  ],
  events: [
    {
      eventId: 'fs1',
      version: 3,
      isFrozen: false,
      flights: [{ id: 'f1', programmes: ['p1', 'p2', 'p3'], drawn: DRAWN }],
    },
  ],
  panels: [
    {
      surfaceId: 'a',
      date: DAY,
      version: 1,
      panels: [{ id: 'panel', flightIds: ['f1'], judges: [], referee: null }],
    },
  ],
  published: { version: 1, at: '2027-01-02T00:00:00.000Z', generation: 1, revision: 1 },
};

it('takes an entry out of its flight and moves nobody', () => {
  const change = takeOut(problemOf('p1', 'p2'), DRAFT, 'p3');
  expect(change).toMatchObject({ moved: [], flight: null });
  expect(change?.body).toMatchObject({
    generation: 2,
    events: [{ eventId: 'fs1', version: 3, flights: [{ id: 'f1', programmes: ['p1', 'p2'] }] }],
    panels: [],
  });
  expect(takeOut(problemOf('p1'), DRAFT, 'nobody')).toBeNull();
});

it('takes all who withdrew out in one change', () => {
  const change = takeOutAll(problemOf('p1'), DRAFT, ['p2', 'nobody', 'p3']);
  expect(change?.body.events).toMatchObject([
    { eventId: 'fs1', flights: [{ id: 'f1', programmes: ['p1'] }] },
  ]);
  expect(change?.moved).toEqual([]);
  expect(takeOutAll(problemOf(), DRAFT, ['p1', 'p2', 'p3'])?.body).toMatchObject({
    tracks: [{ blocks: [{ title: 'Opening' }] }],
    events: [{ flights: [] }],
    panels: [{ panels: [] }],
  });
  expect(takeOutAll(problemOf('p1'), DRAFT, ['nobody'])).toBeNull();
});

it('takes the flight of the last one off the board and its panel', () => {
  const alone = {
    ...DRAFT,
    events: [{ eventId: 'fs1', version: 3, isFrozen: false, flights: [{ id: 'f1', programmes: ['p1'] }] }],
  };
  expect(takeOut(problemOf(), alone, 'p1')?.body).toMatchObject({
    tracks: [{ surfaceId: 'a', version: 4, blocks: [{ kind: 'ceremony', title: 'Opening' }] }],
    events: [{ eventId: 'fs1', flights: [] }],
    panels: [{ surfaceId: 'a', version: 1, panels: [] }],
  });
});

it('puts a late entry last into a flight, and names the block that gives way', () => {
  const change = putIn(problemOf('p1', 'p2', 'p3', 'late'), DRAFT, 'late', 'new');
  expect(change?.flight).toMatchObject({
    id: 'f1',
    isNew: false,
    block: { start: '07:00:00', seconds: 440 },
  });
  expect(change?.moved).toMatchObject([
    { before: { kind: 'ceremony', start: '07:05:45' }, after: { kind: 'ceremony', start: '07:07:20' } },
  ]);
  expect(change?.body).toMatchObject({
    tracks: [
      {
        version: 4,
        blocks: [
          { flightId: 'f1', seconds: 440 },
          { title: 'Opening', start: '07:07:20' },
        ],
      },
    ],
    events: [{ flights: [{ id: 'f1', programmes: ['p1', 'p2', 'p3', 'late'] }] }],
  });
  expect(putIn(problemOf('p1'), DRAFT, 'p1', 'new')).toBeNull();
});
