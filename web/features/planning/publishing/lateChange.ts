import type { BodyOf } from '../../../../shared/contract/types.ts';
import type { DraftEvent, ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { Block, Problem } from '../../../../shared/contract/core/planningFiles.ts';
import {
  addProgramme,
  withdrawProgramme,
  type ChangedPlan,
} from '../../../../shared/domain/planning/byHand/lateChanges.ts';
import { changedParts, changeOf } from '../draft/index.ts';
import { planOfDraft, type PlacedBlock } from '../../../../shared/domain/planning/draft/planOfDraft.ts';

/** A late change as it would be stored, and what it moves. */
export interface LateChange {
  readonly body: Omit<BodyOf<'updateScheduleDraft'>, 'reason'>;
  /** Blocks that start at another time, as they were and as they are after. */
  readonly moved: readonly { readonly before: Block; readonly after: Block }[];
  /** The flight of a late entry; null after a withdrawal. */
  readonly flight: { readonly id: string; readonly block: Block | null; readonly isNew: boolean } | null;
}

/** Takes a withdrawn programme out of a draft; null where it is in no flight. */
export function takeOut(problem: Problem, draft: ScheduleDraft, programmeId: string): LateChange | null {
  const changed = withdrawProgramme(problem, planOfDraft(draft), programmeId);
  return changed && lateChange(draft, changed, null);
}

/** Parts that one change may have. */
const MOST_PARTS = 60;

/** Takes withdrawn programmes out of a draft, as many as one change can; null where none is in a flight. */
export function takeOutAll(
  problem: Problem,
  draft: ScheduleDraft,
  programmeIds: readonly string[],
): LateChange | null {
  let last: LateChange | null = null;
  let plan: ReturnType<typeof withdrawProgramme> = null;
  for (const id of programmeIds) {
    const next = withdrawProgramme(problem, plan ?? planOfDraft(draft), id);
    if (!next) continue;
    const change = lateChange(draft, next, null);
    const { tracks = [], events = [], panels = [] } = change.body;
    if (tracks.length + events.length + panels.length > MOST_PARTS) break;
    [last, plan] = [change, next];
  }
  return last;
}

/**
 * Puts a late entry into a draft, last into a flight of its event or alone.
 * @param newFlightId for a flight of its own
 * @returns null where there is no place
 */
export function putIn(
  problem: Problem,
  draft: ScheduleDraft,
  programmeId: string,
  newFlightId: string,
): LateChange | null {
  const changed = addProgramme(problem, planOfDraft(draft), programmeId, newFlightId);
  const flight = changed?.flights.find(({ programmes }) => programmes.includes(programmeId));
  return changed && flight ? lateChange(draft, changed, flight.id) : null;
}

function lateChange(draft: ScheduleDraft, changed: ChangedPlan, flightId: string | null): LateChange {
  const before = planOfDraft(draft).blocks;
  const after = { ...draft, ...partsOfPlan(draft, changed) };
  const known = draft.events.some(({ flights }) => flights.some(({ id }) => id === flightId));
  return {
    body: changeOf(draft, changedParts(draft, after)),
    moved: changed.moved.flatMap((block) => {
      const was = before.find((one) => isSameBlock(one, block));
      return was && block.flightId !== flightId ? [{ before: was, after: block }] : [];
    }),
    flight:
      flightId === null
        ? null
        : {
            id: flightId,
            block: changed.blocks.find((block) => block.flightId === flightId) ?? null,
            isNew: !known,
          },
  };
}

/** A flight's block is known by its flight; another keeps its track, kind and length. */
function isSameBlock(one: Block, other: Block): boolean {
  if (one.flightId !== undefined || other.flightId !== undefined) return one.flightId === other.flightId;
  return (
    one.surfaceId === other.surfaceId &&
    one.date === other.date &&
    one.kind === other.kind &&
    one.seconds === other.seconds &&
    one.start !== other.start
  );
}

function partsOfPlan(
  draft: ScheduleDraft,
  { flights, blocks }: ChangedPlan,
): Pick<ScheduleDraft, 'tracks' | 'events' | 'panels'> {
  const placed: readonly PlacedBlock[] = blocks;
  const trackKeys = new Map(
    [...draft.tracks, ...placed].map(({ surfaceId, date }) => [
      JSON.stringify([surfaceId, date]),
      { surfaceId, date },
    ]),
  );
  const versions = new Map(
    draft.tracks.map(({ surfaceId, date, version }) => [JSON.stringify([surfaceId, date]), version]),
  );
  const kept = new Set(flights.map(({ id }) => id));
  return {
    tracks: [...trackKeys].map(([key, track]) => ({
      ...track,
      version: versions.get(key) ?? 0,
      blocks: placed
        .filter(({ surfaceId, date }) => JSON.stringify([surfaceId, date]) === key)
        .map(({ surfaceId: _surface, date: _date, ...block }) => block),
    })),
    events: eventsOf(draft, flights),
    panels: draft.panels.map((part) => ({
      ...part,
      panels: part.panels
        .map((panel) => ({ ...panel, flightIds: panel.flightIds.filter((id) => kept.has(id)) }))
        .filter(({ flightIds }) => flightIds.length > 0),
    })),
  };
}

/** A flight keeps its place and how it was drawn. */
function eventsOf(draft: ScheduleDraft, flights: ChangedPlan['flights']): DraftEvent[] {
  const events = new Map(draft.events.map((event) => [event.eventId, event]));
  const byEvent = Map.groupBy(flights, ({ eventId }) => eventId);
  return [...new Set([...events.keys(), ...byEvent.keys()])].map((eventId) => {
    const event = events.get(eventId);
    const drawn = new Map(event?.flights.map((flight) => [flight.id, flight.drawn]));
    return {
      eventId,
      version: event?.version ?? 0,
      isFrozen: event?.isFrozen ?? false,
      flights: (byEvent.get(eventId) ?? []).map(({ id, programmes }) => {
        const how = drawn.get(id);
        return how ? { id, programmes, drawn: how } : { id, programmes };
      }),
    };
  });
}
