import type { Block } from '../../../contract/core/planningFiles.ts';
import type { DraftTrack } from '../../../contract/planning/draftParts.ts';

/** A flight that gets another time or surface. */
export interface MovedFlight {
  readonly flightId: string;
  readonly surfaceId: string;
  readonly start: string;
  /** The time and the surface before. */
  readonly from: string;
  readonly fromSurfaceId: string;
}

/** Whether people see a difference: schedules have no seconds. */
export const isShownMove = ({ from, start, fromSurfaceId, surfaceId }: MovedFlight): boolean =>
  from.slice(0, -3) !== start.slice(0, -3) || fromSurfaceId !== surfaceId;

/** The flights that a plan puts elsewhere than a draft, by their new times. */
export function movedFlights(
  before: readonly Pick<DraftTrack, 'surfaceId' | 'blocks'>[],
  after: readonly Block[],
): MovedFlight[] {
  const was = new Map(
    before.flatMap(({ surfaceId, blocks }) =>
      blocks.map(({ flightId, start }) => [flightId, { surfaceId, start }] as const),
    ),
  );
  return after
    .flatMap(({ flightId, surfaceId, start }) => {
      const old = flightId === undefined ? undefined : was.get(flightId);
      if (flightId === undefined || !old) return [];
      if (old.start === start && old.surfaceId === surfaceId) return [];
      return [{ flightId, surfaceId, start, from: old.start, fromSurfaceId: old.surfaceId }];
    })
    .toSorted((one, other) => one.start.localeCompare(other.start));
}
