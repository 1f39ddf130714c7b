import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { type DraftEdit, withFlights } from '../../draft/index.ts';

interface Joined {
  readonly flightId: string;
  /** Programmes that joined the flight at check-in. */
  readonly walkOns: readonly string[];
  /** A UTC instant. */
  readonly at: string;
  readonly reason: string;
}

/** Gives a flight the minutes of its walk-ons: they are in the schedule then, and what follows starts later. */
export function takeInWalkOns(problem: Problem, { flightId, walkOns, at, reason }: Joined): DraftEdit {
  return (draft) => {
    const { flights } = planOfDraft(draft);
    const placed = new Set(flights.flatMap(({ programmes }) => programmes));
    const own = walkOns.filter((id) => !placed.has(id));
    if (own.length === 0 || flights.every(({ id }) => id !== flightId)) return { fault: 'changedSince' };
    const isFrozen = draft.events.some(
      (event) => event.isFrozen && event.flights.some(({ id }) => id === flightId),
    );
    if (isFrozen) return { fault: 'frozen' };
    const after = flights.map((flight) =>
      flight.id === flightId ? { ...flight, programmes: [...flight.programmes, ...own] } : flight,
    );
    return withFlights(problem, draft, after, { at, reason });
  };
}
