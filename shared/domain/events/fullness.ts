export interface Places {
  /** Null where there is no limit. */
  readonly capacity: number | null;
  readonly taken: number;
}

export type Fullness = 'free' | 'nearlyFull' | 'full' | 'overfull';

/** A tenth of the places, one at least: few enough that the next family may meet a full event. */
const NEARLY = 0.1;

/** How full an event is. An organiser may set its limit below what is taken: it is overfull then. */
export function fullnessOf({ capacity, taken }: Places): Fullness {
  if (capacity === null) return 'free';
  const left = capacity - taken;
  if (left < 0) return 'overfull';
  if (left === 0) return 'full';
  return taken > 0 && left <= Math.max(1, Math.floor(capacity * NEARLY)) ? 'nearlyFull' : 'free';
}

/** Places that can still be taken; null where there is no limit. */
export function placesLeft({ capacity, taken }: Places): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}
