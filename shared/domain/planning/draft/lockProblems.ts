import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { type BegunFlight, begunFlightsMoved } from '../published/begunFlights.ts';
import { planOfDraft } from './planOfDraft.ts';
import type { DraftFacts, DraftProblem, SentParts } from './draftProblems.ts';
import { isSameOrder } from './startOrders.ts';

/**
 * Checks a change against locked blocks and frozen events: a flight's block that stays locked keeps its place, and the
 * flights of a frozen event stay as they are, also while it is unfrozen; only who withdrew may leave them.
 */
export function lockProblems(
  before: ScheduleDraft,
  { tracks, events }: SentParts,
  { gone }: Pick<DraftFacts, 'gone'>,
): DraftProblem[] {
  const locked = new Map(
    before.tracks.flatMap(({ surfaceId, date, blocks }) =>
      blocks
        .filter((block) => block.locked && block.flightId !== undefined)
        .map(({ flightId, start }) => [flightId ?? '', `${surfaceId} ${date} ${start}`] as const),
    ),
  );
  const moved = tracks.flatMap(({ surfaceId, date, blocks }, place) =>
    [...blocks.entries()]
      .filter(([, { flightId = '', start, locked: isLocked }]) => {
        const stored = locked.get(flightId);
        return isLocked && stored !== undefined && stored !== `${surfaceId} ${date} ${start}`;
      })
      .map(([index]): DraftProblem => ({ field: `tracks.${place}.blocks.${index}.start`, code: 'MustStay' })),
  );
  const frozen = new Map(
    before.events.filter(({ isFrozen }) => isFrozen).map(({ eventId, flights }) => [eventId, flights]),
  );
  const thawed = [...events.entries()]
    .filter(([, { eventId, flights }]) => {
      const stored = frozen.get(eventId);
      return stored !== undefined && !isSameFlights(withoutGone(stored, gone), withoutGone(flights, gone));
    })
    .map(([place]): DraftProblem => ({ field: `events.${place}.flights`, code: 'MustStay' }));
  return [...moved, ...thawed];
}

interface PlanLocks extends Pick<DraftFacts, 'gone'> {
  /** The flights that have begun, as families and judges know them. */
  readonly begun: readonly BegunFlight[];
}

/**
 * As above, for a whole plan: every locked block is where it was, and locked; frozen events have their flights, and flights
 * that have begun are where they were.
 */
export function planLockProblems(
  before: ScheduleDraft,
  sent: SentParts,
  { gone, begun }: PlanLocks,
): DraftProblem[] {
  const { tracks, events } = sent;
  const kept = new Set(
    tracks.flatMap((track) =>
      track.blocks.filter(({ locked }) => locked).map((block) => lockOf(track, block)),
    ),
  );
  const left = new Set(
    before.events.flatMap(({ flights }) => withoutGone(flights, gone).map(({ id }) => id)),
  );
  const isLost = before.tracks.some((track) =>
    track.blocks
      .filter(({ locked, flightId }) => locked && (flightId === undefined || left.has(flightId)))
      .some((block) => !kept.has(lockOf(track, block))),
  );
  const flightsSent = new Map(events.map(({ eventId, flights }) => [eventId, flights]));
  const isThawed = before.events
    .filter(({ isFrozen }) => isFrozen)
    .some(({ eventId, flights }) => {
      const after = flightsSent.get(eventId) ?? [];
      return !isSameFlights(withoutGone(flights, gone), withoutGone(after, gone));
    });
  const isMoved = begunFlightsMoved(begun, [planOfDraft(before), planSent(sent)], (id) => !gone.has(id));
  return [
    ...(isMoved ? [{ field: 'flights', code: 'MustCorrect' as const }] : []),
    ...(isLost ? [{ field: 'tracks', code: 'MustStay' as const }] : []),
    ...(isThawed ? [{ field: 'events', code: 'MustStay' as const }] : []),
  ];
}

const planSent = ({ tracks, events }: SentParts) => ({
  flights: events.flatMap(({ eventId, flights }) =>
    flights.map(({ id, programmes }) => ({ id, eventId, programmes: [...programmes] })),
  ),
  blocks: tracks.flatMap(({ surfaceId, date, blocks }) =>
    blocks.map((block) => ({ ...block, surfaceId, date })),
  ),
});

type Track = Pick<SentParts['tracks'][number], 'surfaceId' | 'date'>;
type Block = SentParts['tracks'][number]['blocks'][number];

const lockOf = ({ surfaceId, date }: Track, { start, kind, flightId = '' }: Block) =>
  `${surfaceId} ${date} ${start} ${kind} ${flightId}`;

interface Flight {
  readonly id: string;
  readonly programmes: readonly string[];
}

const withoutGone = (flights: readonly Flight[], gone: ReadonlySet<string>): Flight[] =>
  flights
    .map(({ id, programmes }) => ({ id, programmes: programmes.filter((programme) => !gone.has(programme)) }))
    .filter(({ programmes }) => programmes.length > 0);

function isSameFlights(one: readonly Flight[], other: readonly Flight[]): boolean {
  if (one.length !== other.length) return false;
  const programmes = new Map(one.map((flight) => [flight.id, flight.programmes]));
  return other.every(({ id, programmes: own }) => isSameOrder(programmes.get(id) ?? [], own));
}
