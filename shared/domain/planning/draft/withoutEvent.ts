import type {
  DraftEvent,
  DraftPanels,
  DraftTrack,
  ScheduleDraft,
} from '../../../contract/planning/draftParts.ts';

/** The parts of a draft that change when an event's flights leave it: its flights, their blocks, and who judges them. */
export function partsWithoutEvent(
  { tracks, events, panels }: Pick<ScheduleDraft, 'tracks' | 'events' | 'panels'>,
  eventId: string,
): { tracks: DraftTrack[]; events: DraftEvent[]; panels: DraftPanels[] } {
  const changed = events.filter((event) => event.eventId === eventId && event.flights.length > 0);
  const gone = new Set(changed.flatMap(({ flights }) => flights.map(({ id }) => id)));
  return {
    events: changed.map((event) => ({ ...event, flights: [] })),
    tracks: tracks
      .filter(({ blocks }) => blocks.some(({ flightId = '' }) => gone.has(flightId)))
      .map((track) => ({
        ...track,
        blocks: track.blocks.filter(({ flightId = '' }) => !gone.has(flightId)),
      })),
    panels: panels
      .filter((part) => part.panels.some(({ flightIds }) => flightIds.some((id) => gone.has(id))))
      .map((part) => ({
        ...part,
        // A panel whose only flights are cancelled has nothing to judge.
        panels: part.panels.flatMap((panel) => {
          const flightIds = panel.flightIds.filter((id) => !gone.has(id));
          return flightIds.length > 0 || panel.flightIds.length === 0 ? [{ ...panel, flightIds }] : [];
        }),
      })),
  };
}
