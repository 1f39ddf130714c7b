import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { contentOfDraft } from './contentOfDraft.ts';
import { hasUnpublishedChanges } from './unpublishedChanges.ts';

const track = { surfaceId: 'a', date: '2027-01-08', version: 1 };
const drawn = { seed: 42, at: '2027-01-01T00:00:00Z', reason: null };
const block = (flightId: string, start: string) => ({
  flightId,
  start,
  seconds: 600,
  kind: 'flight' as const,
});

const DRAFT: Pick<ScheduleDraft, 'tracks' | 'events' | 'panels'> = {
  tracks: [{ ...track, blocks: [block('f1', '08:00:00'), block('f2', '08:10:00')] }],
  events: [
    {
      eventId: 'e',
      version: 1,
      isFrozen: false,
      flights: [
        { id: 'f1', programmes: ['p1', 'p2'], drawn },
        { id: 'f2', programmes: ['p3'] },
      ],
    },
  ],
  panels: [{ ...track, panels: [{ id: 'j', flightIds: ['f1', 'f2'], judges: ['c1', null], referee: null }] }],
};

const PUBLISHED = { version: 2, at: '2026-12-01T08:00:00Z', generation: 1, revision: 7 };
const [FIRST] = DRAFT.tracks;

it('is a draft that is not the published one any more', () => {
  const published = PUBLISHED;
  expect(hasUnpublishedChanges({ ...DRAFT, generation: 1, revision: 7, published })).toBe(false);
  expect(hasUnpublishedChanges({ ...DRAFT, generation: 1, revision: 8, published })).toBe(true);
  expect(hasUnpublishedChanges({ ...DRAFT, generation: 2, revision: 7, published })).toBe(true);
  expect(hasUnpublishedChanges({ ...DRAFT, generation: 1, revision: 8, published: null })).toBe(false);
});

it('is none that was changed back, however often it was stored meanwhile', () => {
  const published = { ...PUBLISHED, content: contentOfDraft(DRAFT) };
  const isChanged = (change: Partial<typeof DRAFT>) =>
    hasUnpublishedChanges({ ...DRAFT, ...change, generation: 1, revision: 9, published });
  expect(isChanged({})).toBe(false);
  // A surface that blocks came to and left, another order of the same, a lock: nothing that anybody sees.
  const [one, two] = FIRST?.blocks ?? [];
  const blocks = [two, one].flatMap((own) => own ?? []).map((own) => ({ ...own, locked: true as const }));
  const emptied = { ...track, surfaceId: 'b', version: 3, blocks: [] };
  expect(isChanged({ tracks: [emptied, { ...track, version: 5, blocks }] })).toBe(false);
  const [event] = DRAFT.events;
  expect(isChanged({ events: event ? [{ ...event, version: 4, isFrozen: true }] : [] })).toBe(false);
});

it.each<[string, Partial<typeof DRAFT>]>([
  ['a time', { tracks: [{ ...track, blocks: [block('f1', '08:00:00'), block('f2', '08:11:00')] }] }],
  ['a surface', { tracks: [{ ...track, surfaceId: 'b', blocks: FIRST?.blocks ?? [] }] }],
  ['a flight', { tracks: [{ ...track, blocks: [block('f1', '08:00:00')] }] }],
  ['a start order', { events: DRAFT.events.map((event) => withOrder(event, ['p2', 'p1'])) }],
  ['an order that was drawn', { events: DRAFT.events.map((event) => withOrder(event, ['p1', 'p2'])) }],
  ['a judge', { panels: [] }],
])('is a draft with another %s', (_what, change) => {
  const published = { ...PUBLISHED, content: contentOfDraft(DRAFT) };
  const draft = { ...DRAFT, ...change, generation: 1, revision: 9, published };
  expect(hasUnpublishedChanges(draft)).toBe(true);
});

function withOrder(event: ScheduleDraft['events'][number], programmes: string[]) {
  const flights = event.flights.map((flight) => (flight.id === 'f1' ? { id: 'f1', programmes } : flight));
  return { ...event, flights };
}
