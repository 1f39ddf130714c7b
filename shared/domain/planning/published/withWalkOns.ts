interface FlightOfProgrammes {
  readonly id: string;
  readonly programmes: readonly string[];
}

/** By flight, the programmes that joined it on the day. */
export type WalkOns = ReadonlyMap<string, readonly string[]>;

export const NO_WALK_ONS: WalkOns = new Map();

/** A plan with its walk-ons, each last in the flight that it joined; a programme that the plan itself places is none. */
export function withWalkOns<F extends FlightOfProgrammes, P extends { readonly flights: readonly F[] }>(
  plan: P & { readonly flights: readonly F[] },
  walkOns: WalkOns,
): P & { readonly flights: (F & { readonly programmes: string[] })[] } {
  const placed = new Set(plan.flights.flatMap(({ programmes }) => programmes));
  const joined = (flightId: string) => (walkOns.get(flightId) ?? []).filter((id) => !placed.has(id));
  const flights = plan.flights.map((flight) => ({
    ...flight,
    programmes: [...flight.programmes, ...joined(flight.id)],
  }));
  return { ...plan, flights };
}
