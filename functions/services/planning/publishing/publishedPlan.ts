import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { Plan } from '../../../../shared/contract/core/planningFiles.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { isUndrawn } from '../../../../shared/domain/planning/draft/undrawnFlights.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { PublishedTrack } from '../../../store/planning/publishing/repository.ts';

export type Planned = Pick<Plan, 'flights' | 'blocks'> & {
  readonly panels: (Plan['panels'][number] & { readonly id?: string })[];
};

/** The days of a draft as a version stores them: blocks in order of time, with their flights and panels. */
export function tracksOfDraft(draft: ScheduleDraft): PublishedTrack[] {
  const { tracks, events, panels } = draft;
  const parts = draft.numbers && partsOfFlights(planOfDraft(draft));
  const flights = new Map(
    events.flatMap(({ eventId, flights: own }) =>
      own.map((flight) => {
        const { id, programmes } = flight;
        const number = parts?.get(id)?.number;
        return [
          id,
          {
            id,
            eventId,
            programmes,
            ...(number !== undefined && { number }),
            ...(isUndrawn(flight) && { isUndrawn: true as const }),
          },
        ] as const;
      }),
    ),
  );
  return tracks
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ surfaceId, date, blocks }) => ({
      surfaceId,
      date,
      blocks: blocks
        .map(({ start, seconds, kind, flightId, title }) => ({
          start,
          seconds,
          kind,
          ...(flightId !== undefined && { flightId }),
          ...(title !== undefined && { title }),
        }))
        .sort((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start)),
      flights: blocks.flatMap(({ flightId = '' }) => flights.get(flightId) ?? []),
      panels: panels
        .filter((part) => part.surfaceId === surfaceId && part.date === date)
        .flatMap((part) => part.panels),
    }));
}

/** A version's days as the rules of planning read them. */
export function planOfTracks(tracks: readonly PublishedTrack[]): Planned {
  return {
    flights: tracks.flatMap(({ flights }) => flights),
    blocks: tracks.flatMap(({ surfaceId, date, blocks }) =>
      blocks.map(({ start, seconds, kind, flightId }) => ({
        surfaceId,
        date,
        start,
        seconds,
        kind,
        ...(flightId !== undefined && { flightId }),
      })),
    ),
    panels: tracks.flatMap(({ surfaceId, date, panels }) =>
      panels.map((panel) => ({ surfaceId, date, ...panel })),
    ),
  };
}
