interface PlacedFlight {
  readonly id: string;
  readonly surfaceId: string;
  /** `HH:MM:SS` at the venue, as published. */
  readonly start: string;
}

interface LateDraft {
  readonly flights: readonly PlacedFlight[];
  /** Flights that stand on closed ice, of the published schedule. */
  readonly lostIce: readonly { readonly flightIds: readonly string[] }[];
  /** Of the draft. */
  readonly blocks: readonly {
    readonly flightId?: string;
    readonly surfaceId: string;
    readonly start: string;
  }[];
  /** What no way moves. */
  readonly fixed: ReadonlyMap<string, unknown>;
}

/**
 * The flights to come that have lost their ice and that nobody has moved in the draft.
 * @returns those that a way of catching up can move, and those that start too soon for any
 */
export function flightsLeftWithoutIce({ flights, lostIce, blocks, fixed }: LateDraft): {
  readonly movable: readonly string[];
  readonly kept: readonly string[];
} {
  const published = new Map(flights.map((flight) => [flight.id, flight]));
  const places = new Map(blocks.map((block) => [block.flightId, block]));
  const left = [...new Set(lostIce.flatMap(({ flightIds }) => flightIds))].filter((id) => {
    const [was, is] = [published.get(id), places.get(id)];
    return is?.surfaceId === was?.surfaceId && is?.start === was?.start;
  });
  return { movable: left.filter((id) => !fixed.has(id)), kept: left.filter((id) => fixed.has(id)) };
}
