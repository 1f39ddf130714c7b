import type { DraftPanel, ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { Flight, Problem } from '../../../../shared/contract/core/planningFiles.ts';
import { replaceFlights } from '../../../../shared/domain/planning/byHand/replaceFlights.ts';
import { drawnFlights } from '../../../../shared/domain/planning/draft/startOrders.ts';
import { type PlacedBlock, planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';

/** When a change is made, and why. */
export interface Occasion {
  /** A UTC instant. */
  readonly at: string;
  readonly reason: string | null;
  /** The flights whose start order it draws. */
  readonly draw?: { readonly seed: number; readonly flightIds: ReadonlySet<string> };
}

/**
 * A draft with other flights, and its board fitted to them. The server records start orders by the same rule.
 */
export function withFlights(
  problem: Problem,
  draft: ScheduleDraft,
  flights: readonly Flight[],
  occasion: Occasion,
  refitted?: ReadonlySet<string>,
): ScheduleDraft {
  const before = planOfDraft(draft);
  const panels = draft.panels.flatMap(({ surfaceId, date, panels: own }) =>
    own.map((panel) => ({ ...panel, surfaceId, date })),
  );
  const board = { blocks: before.blocks, panels };
  const fitted = replaceFlights(problem, board, before.flights, flights, refitted);
  return withPanels(withFlightBlocks(withEvents(draft, flights, occasion), fitted.blocks), fitted.panels);
}

/** Other flights, whatever is on the board. */
export function withEvents(
  draft: ScheduleDraft,
  flights: readonly Flight[],
  { at, reason, draw }: Occasion,
): ScheduleDraft {
  const byEvent = Map.groupBy(flights, ({ eventId }) => eventId);
  const known = new Set(draft.events.map(({ eventId }) => eventId));
  const added = [...byEvent.keys()].filter((eventId) => !known.has(eventId));
  const events = [
    ...draft.events,
    ...added.map((eventId) => ({ eventId, version: 0, isFrozen: false, flights: [] })),
  ];
  return {
    ...draft,
    events: events.map((event) => {
      const after = byEvent.get(event.eventId) ?? [];
      return { ...event, flights: drawnFlights(event.flights, after.map(asSent), { at, reason }) };
    }),
  };

  function asSent({ id, programmes }: Flight) {
    return draw?.flightIds.has(id) ? { id, programmes, seed: draw.seed } : { id, programmes };
  }
}

interface OnTrack {
  readonly surfaceId: string;
  readonly date: string;
}

const keyOf = ({ surfaceId, date }: OnTrack) => JSON.stringify([surfaceId, date]);

/** Other blocks, back in the tracks that a draft keeps. */
export function withFlightBlocks(draft: ScheduleDraft, blocks: readonly PlacedBlock[]): ScheduleDraft {
  const byTrack = Map.groupBy(blocks, keyOf);
  const known = new Set(draft.tracks.map(keyOf));
  const added = [...byTrack.values()].flatMap(([first]) =>
    first && !known.has(keyOf(first)) ? [first] : [],
  );
  const tracks = [
    ...draft.tracks,
    ...added.map(({ surfaceId, date }) => ({ surfaceId, date, version: 0, blocks: [] })),
  ];
  return {
    ...draft,
    tracks: tracks.map((track) => ({
      ...track,
      blocks: (byTrack.get(keyOf(track)) ?? []).map(
        ({ surfaceId: _surface, date: _date, ...block }) => block,
      ),
    })),
  };
}

function withPanels(draft: ScheduleDraft, panels: readonly (DraftPanel & OnTrack)[]): ScheduleDraft {
  const byTrack = Map.groupBy(panels, keyOf);
  return {
    ...draft,
    panels: draft.panels.map((part) => ({
      ...part,
      panels: (byTrack.get(keyOf(part)) ?? []).map(({ surfaceId: _surface, date: _date, ...panel }) => panel),
    })),
  };
}
