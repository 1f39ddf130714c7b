/** Minutes, where a competition has nothing of its own (default): from the last mark to the result, and for a flight's medals. */
const DEFAULTS = { resultMinutes: 15, flightMinutes: 3, roundedToMinutes: 5 } as const;

/** A run whose flights are awarded together, in seconds of the venue's day. */
export interface RunToAward {
  readonly id: string;
  readonly surfaceId: string;
  readonly flights: number;
  /** When its last flight leaves the ice, as expected now. */
  readonly end: number;
  /** Where an organiser has put its ceremony; null for nowhere. */
  readonly movedTo: number | null;
  /** A flight of it has lost its ice, so nobody knows when it ends. */
  readonly hasNoIce: boolean;
}

export interface Ceremony {
  readonly start: number;
  readonly isMoved: boolean;
  /** It waits until all of its flights have ice again. */
  readonly hasNoIce: boolean;
}

/** A ceremony that the schedule has on a surface, as expected now. */
export interface CeremonyBlock {
  readonly surfaceId: string;
  readonly start: number;
}

/**
 * When the medals of each run are given: in the schedule's next ceremony on its surface, else as soon as its results are
 * expected. Ceremonies of a surface follow each other; one that an organiser has put somewhere stays there, unless its
 * last flight is on the ice until later.
 * @param runs of a day, those of a surface in the order of the clock
 */
export function proposeCeremonies(
  runs: readonly RunToAward[],
  blocks: readonly CeremonyBlock[],
): ReadonlyMap<string, Ceremony> {
  const ceremonies = new Map<string, Ceremony>();
  const free = new Map<string, number>();
  for (const { id, surfaceId, flights, end, movedTo, hasNoIce } of runs) {
    const results = end + DEFAULTS.resultMinutes * 60;
    const block = blocks.find((one) => one.surfaceId === surfaceId && one.start >= end);
    const earliest = Math.max(results, block?.start ?? 0, free.get(surfaceId) ?? 0);
    const isMoved = movedTo !== null && movedTo >= end;
    const start = isMoved ? movedTo : roundedUp(earliest);
    ceremonies.set(id, { start, isMoved, hasNoIce });
    if (!hasNoIce) free.set(surfaceId, start + flights * DEFAULTS.flightMinutes * 60);
  }
  return ceremonies;
}

const roundedUp = (seconds: number) =>
  Math.ceil(seconds / (DEFAULTS.roundedToMinutes * 60)) * DEFAULTS.roundedToMinutes * 60;
