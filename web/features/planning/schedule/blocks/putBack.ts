import type { BegunFlight } from '../../../../../shared/domain/planning/published/begunFlights.ts';
import { withPanelOfRun } from '../../../../../shared/domain/planning/draft/panelOfRun.ts';
import { placedBlocks, withBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { DraftEdit } from '../../draft/index.ts';

/**
 * Puts flights that have begun back where and as they were published. What stands there stays: two blocks at one time
 * are a conflict that the board names.
 */
export function putBack(flights: readonly BegunFlight[]): DraftEdit {
  return (draft) => {
    const byId = new Map(flights.map((flight) => [flight.id, flight]));
    const blocks = placedBlocks(draft);
    const placed = new Set(blocks.map(({ flightId }) => flightId));
    const known = new Set(draft.events.flatMap((event) => event.flights.map(({ id }) => id)));
    const added = flights.flatMap(({ id, place }) =>
      place && known.has(id) && !placed.has(id) ? [{ ...place, kind: 'flight' as const, flightId: id }] : [],
    );
    const moved = blocks.map((block) => ({
      ...block,
      ...byId.get(block.flightId ?? '')?.place,
      seconds: block.seconds,
    }));
    const events = draft.events.map((event) => ({
      ...event,
      flights: event.flights.map((flight) => {
        const order = byId.get(flight.id)?.order ?? null;
        return order === null ? flight : { ...flight, programmes: inOrder(flight.programmes, order) };
      }),
    }));
    const ids = [...moved, ...added].flatMap(({ flightId }) =>
      byId.has(flightId ?? '') ? (flightId ?? []) : [],
    );
    return ids.reduce(withPanelOfRun, withBlocks({ ...draft, events }, [...moved, ...added]));
  };
}

/** The programmes in an order, and those that it has not last. */
function inOrder(programmes: readonly string[], order: readonly string[]): string[] {
  const own = order.filter((id) => programmes.includes(id));
  return [...own, ...programmes.filter((id) => !own.includes(id))];
}
