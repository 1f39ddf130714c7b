import type { DraftBlock, ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import type { Block, Panel } from '../../../contract/core/planningFiles.ts';
import type { NumberedFlight } from '../published/publishedPlan.ts';

/** A block of a draft with its track. */
export type PlacedBlock = DraftBlock & Pick<Block, 'surfaceId' | 'date'>;

export interface PlannedDraft {
  readonly flights: NumberedFlight[];
  readonly blocks: PlacedBlock[];
  readonly panels: Panel[];
}

/** A draft as the rules of planning read it: flights, blocks and panels in one list each. */
export function planOfDraft({
  tracks,
  events,
  panels,
  numbers,
}: Pick<ScheduleDraft, 'tracks' | 'events' | 'panels'> &
  Partial<Pick<ScheduleDraft, 'numbers'>>): PlannedDraft {
  return {
    flights: events.flatMap(({ eventId, flights }) =>
      flights.map(({ id, programmes }) => {
        const number = numbers?.[id];
        return { id, eventId, programmes, ...(number !== undefined && { number }) };
      }),
    ),
    blocks: tracks.flatMap(({ surfaceId, date, blocks }) =>
      blocks.map((block) => ({ ...block, surfaceId, date })),
    ),
    panels: panels.flatMap(({ surfaceId, date, panels: own }) =>
      own.map(({ flightIds, judges, referee }) => ({ surfaceId, date, flightIds, judges, referee })),
    ),
  };
}
