import type { DataOf } from '../../../shared/contract/types.ts';

/** Places left by event id; an event without a limit is not in it. */
export type PlacesLeft = ReadonlyMap<string, number>;

export function placesLeft(places: DataOf<'listPlaces'> | undefined): PlacesLeft {
  return new Map((places ?? []).flatMap(({ eventId, left }) => (left === null ? [] : [[eventId, left]])));
}
