import type { DataOf } from '../../../shared/contract/types.ts';

/** Places left by event id; an event without a limit is not in it. */
export type RemainingPlaces = ReadonlyMap<string, number>;

export function remainingPlaces(places: DataOf<'listPlaces'> | undefined): RemainingPlaces {
  return new Map((places ?? []).flatMap(({ eventId, left }) => (left === null ? [] : [[eventId, left]])));
}
