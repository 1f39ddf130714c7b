import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { onOneSurface } from '../../../../../shared/domain/planning/surfaces/surfaceChoice.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';

export interface PlanChoices {
  /** Whether flights that exist keep their skaters and their start orders. */
  readonly keepsFlights: boolean;
  /** Whether what is published keeps its times. */
  readonly keepsPublished: boolean;
  /** Flights that have begun: they stay where they are, with their skaters in their order. */
  readonly begun: ReadonlySet<string>;
  /** The one surface to plan onto; null for all. */
  readonly onlySurface: string | null;
}

/**
 * The competition's problem, closed hours included, with everything fixed that must not move. Programmes that are no more
 * leave their flights.
 */
export function problemToPlan(problem: Problem, draft: ScheduleDraft, choices: PlanChoices): Problem {
  const { flights, blocks, panels } = planOfDraft(draft);
  const eventOf = new Map(problem.programmes.map(({ id, eventId }) => [id, eventId]));
  const known = flights
    .map(({ id, eventId, programmes }) => ({
      id,
      eventId,
      programmes: programmes.filter((one) => eventOf.get(one) === eventId),
    }))
    .filter(({ programmes }) => programmes.length > 0);
  const ids = new Set(known.map(({ id }) => id));
  const isKept = choices.keepsPublished && draft.published !== null;
  const fixed = blocks.filter(
    ({ locked, flightId = '' }) =>
      (locked || isKept || choices.begun.has(flightId)) && (flightId === '' || ids.has(flightId)),
  );
  const placed = new Set(fixed.map(({ flightId }) => flightId));
  const frozen = new Set(draft.events.filter(({ isFrozen }) => isFrozen).map(({ eventId }) => eventId));
  const coaches = new Set(problem.coaches.map(({ id }) => id));
  // The seat of a coach who is no more is open.
  const seatOf = (id: string | null) => (id !== null && coaches.has(id) ? id : null);
  const whole: Problem = {
    ...problem,
    fixed: {
      flights: known.filter(
        ({ id, eventId }) => choices.keepsFlights || placed.has(id) || frozen.has(eventId),
      ),
      blocks: [...problem.fixed.blocks, ...fixed.map(({ title: _title, ...block }) => block)],
      panels: panels
        .filter(({ flightIds }) => flightIds.length > 0 && flightIds.every((id) => placed.has(id)))
        .map((panel) => ({
          ...panel,
          judges: panel.judges.map(seatOf),
          referee: seatOf(panel.referee),
        })),
    },
  };
  return choices.onlySurface === null ? whole : onOneSurface(whole, choices.onlySurface);
}
