import {
  blocksOfFlights,
  type PublishedPlan,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';

/** The day on which a flight skates; null where the schedule has lost it. */
export const dateOfFlight = (plan: PublishedPlan | null, flightId: string): string | null =>
  (plan && blocksOfFlights(plan).get(flightId)?.date) ?? null;
