import type { DraftFlight, ScheduleDraft } from '../../../../shared/contract/schedule/draftParts.ts';
import type { Flight } from '../../../../shared/contract/schedule/planningFiles.ts';

/** A flight of the draft, with its event. */
export type EventFlight = Flight & DraftFlight;

/** All flights of a draft, in the order of its events. */
export function flightsOf({ events }: Pick<ScheduleDraft, 'events'>): EventFlight[] {
  return events.flatMap(({ eventId, flights }) => flights.map((flight) => ({ ...flight, eventId })));
}
