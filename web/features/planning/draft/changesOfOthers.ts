import type { ScheduleDraft as Draft } from '../../../../shared/contract/planning/draftParts.ts';
import { changedParts } from './draftEdits.ts';

/** Where a flight is on the ice. */
export interface FlightPlace {
  readonly surfaceId: string;
  readonly date: string;
  /** Venue time, `HH:MM:SS`. */
  readonly start: string;
}

/** The changes by other people between two drafts. */
export interface ChangesOfOthers {
  /** A whole plan took the place of the draft. */
  readonly isReplaced: boolean;
  /** Flights that are elsewhere now; null where they are not on the ice any more. */
  readonly moved: readonly { readonly flightId: string; readonly to: FlightPlace | null }[];
  /** Tracks whose blocks are others. */
  readonly tracks: readonly { readonly surfaceId: string; readonly date: string }[];
  readonly eventIds: readonly string[];
}

export function draftChangesBetween(before: Draft, after: Draft): ChangesOfOthers {
  const { tracks, events } = changedParts(before, after);
  const [old, now] = [placesOf(before), placesOf(after)];
  const moved = [...old].flatMap(([flightId, from]) => {
    const to = now.get(flightId) ?? null;
    return to && isSamePlace(from, to) ? [] : [{ flightId, to }];
  });
  return {
    isReplaced: before.generation !== after.generation,
    moved,
    tracks: tracks.map(({ surfaceId, date }) => ({ surfaceId, date })),
    eventIds: events.map(({ eventId }) => eventId),
  };
}

/** Where each flight is, by its id. */
export function placesOf({ tracks }: Pick<Draft, 'tracks'>): Map<string, FlightPlace> {
  return new Map(
    tracks.flatMap(({ surfaceId, date, blocks }) =>
      blocks.flatMap(({ flightId, start }) =>
        flightId === undefined ? [] : [[flightId, { surfaceId, date, start }] as const],
      ),
    ),
  );
}

const isSamePlace = (one: FlightPlace, other: FlightPlace) =>
  one.surfaceId === other.surfaceId && one.date === other.date && one.start === other.start;
