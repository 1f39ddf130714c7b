export interface EventPlaces {
  /** Null where there is no limit. */
  readonly capacity: number | null;
  readonly taken: number;
  /** By its own places and the ice of its format; null where neither is limited. */
  readonly left: number | null;
}

export type Fullness = 'free' | 'nearlyFull' | 'full' | 'overfull';

/** A tenth of the places, one at least: few enough that the next family may meet a full event. */
const NEARLY = 0.1;

/** How full an event is. An organiser may set its limit below what is taken: it is overfull then. */
export function fullnessOf({ capacity, taken, left }: EventPlaces): Fullness {
  if (capacity !== null && taken > capacity) return 'overfull';
  if (left === null) return 'free';
  if (left === 0) return 'full';
  return taken > 0 && left <= Math.max(1, Math.floor((taken + left) * NEARLY)) ? 'nearlyFull' : 'free';
}
