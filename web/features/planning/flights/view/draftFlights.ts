import type { DraftFlight, ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Flight } from '../../../../../shared/contract/core/planningFiles.ts';

/** A flight of the draft, with its event. */
export type EventFlight = Flight & DraftFlight;

/** All flights of a draft, in the order of its events. */
export function flightsOf({ events }: Pick<ScheduleDraft, 'events'>): EventFlight[] {
  return events.flatMap(({ eventId, flights }) => flights.map((flight) => ({ ...flight, eventId })));
}
