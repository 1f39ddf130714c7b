import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { buildFlights } from './buildFlights.ts';
import { newFlightIds } from './newFlightIds.ts';

/**
 * Builds the flights of some events by rule; the others stay. A flight with the same programmes as one before is that
 * one: it keeps its id, its start order and so its block.
 * @param flights as they are now
 * @param eventIds of the events to build, never of frozen ones
 * @param kept flights that have begun: they stay as they are, and the others are built without their skaters
 * @returns flights in the order of the problem's events; ids of flights that are no more are not used again
 */
export function rebuildFlights(
  problem: Problem,
  flights: readonly Flight[],
  eventIds: ReadonlySet<string>,
  kept: ReadonlySet<string> = new Set(),
): Flight[] {
  const begun = flights.filter(({ id }) => kept.has(id));
  const taken = new Set(begun.flatMap((flight) => flight.programmes));
  const programmes = problem.programmes.filter(({ id, eventId }) => eventIds.has(eventId) && !taken.has(id));
  const built = buildFlights({ ...problem, programmes, fixed: { flights: [], blocks: [], panels: [] } });
  const before = new Map(flights.map((flight) => [contentOf(flight), flight]));
  const nextId = newFlightIds(flights);
  const after = Map.groupBy(
    [
      ...begun.filter(({ eventId }) => eventIds.has(eventId)),
      ...built.map((flight) => before.get(contentOf(flight)) ?? { ...flight, id: nextId() }),
    ],
    ({ eventId }) => eventId,
  );
  const others = Map.groupBy(
    flights.filter(({ eventId }) => !eventIds.has(eventId)),
    ({ eventId }) => eventId,
  );
  return problem.events.flatMap(({ id }) => after.get(id) ?? others.get(id) ?? []);
}

const contentOf = ({ eventId, programmes }: Flight) => JSON.stringify([eventId, programmes.toSorted()]);
