import type { DataOf } from '../../../../shared/contract/types.ts';

/** Places left by event id; events without a limit are absent. */
export type RemainingPlaces = ReadonlyMap<string, number>;

export function remainingPlaces(places: DataOf<'listPlaces'> | undefined): RemainingPlaces {
  return new Map((places ?? []).flatMap(({ eventId, left }) => (left === null ? [] : [[eventId, left]])));
}
