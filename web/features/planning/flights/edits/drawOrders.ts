import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Flight, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { isUndrawn } from '../../../../../shared/domain/planning/draft/undrawnFlights.ts';
import { createRandom } from '../../../../../shared/domain/planning/random.ts';
import { drawStartOrders } from '../../../../../shared/domain/planning/startOrder.ts';
import { type EventFlight, flightsOf } from '../view/draftFlights.ts';

/** Flights whose start order can still be drawn: those of frozen events stay as they are. */
export function flightsToDraw(draft: Pick<ScheduleDraft, 'events'>): EventFlight[] {
  return flightsOf({ events: draft.events.filter(({ isFrozen }) => !isFrozen) }).filter(isUndrawn);
}

/**
 * Draws start orders; the other drawn flights keep theirs, and their openers do not open again. Skaters are drawn from
 * the order of their ids, so that anyone can repeat the draw of a flight with its seed.
 * @param flightIds of the flights to draw
 */
export function drawOrders(
  problem: Problem,
  draft: Pick<ScheduleDraft, 'events'>,
  flightIds: ReadonlySet<string>,
  seed: number,
): Flight[] {
  const flights = flightsOf(draft);
  const kept = flights.filter(({ id, drawn }) => drawn && !flightIds.has(id));
  const free = flights
    .filter(({ id }) => flightIds.has(id))
    .map(({ id, eventId, programmes }) => ({ id, eventId, programmes: programmes.toSorted() }));
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  return drawStartOrders(free, kept, programmes, createRandom(seed));
}

/** A seed that nobody chose. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
