import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { PlacedBlock } from './planOfDraft.ts';
import { isFreshAfter } from '../iceUse.ts';
import { blocksOn, keyOfTrack, placedBlocks, withBlocks } from './draftBlocks.ts';

type TrackPanels = ScheduleDraft['panels'][number];
type DraftParts = Pick<ScheduleDraft, 'tracks' | 'panels'>;

/**
 * Puts a flight that was moved to the panel of its new run: judges sit between two resurfacings, and would otherwise
 * follow the flight to another surface while they judge on theirs. Where the run has no panel, the flight has none, unless
 * its panel has nothing left on its own surface: then these judges go along.
 */
export function withPanelOfRun<Draft extends DraftParts>(draft: Draft, flightId: string): Draft {
  const blocks = placedBlocks(draft);
  const own = blocks.find((block) => block.flightId === flightId);
  if (!own || draft.panels.length === 0) return draft;
  const judged = new Map(
    draft.panels.flatMap((track) =>
      track.panels.flatMap(({ id, flightIds }) =>
        flightIds.map((one) => [one, { track: keyOfTrack(track), id }]),
      ),
    ),
  );
  const before = judged.get(flightId);
  // The panel of the flight that is nearest in the run.
  const next = neighboursOf(own, blocks)
    .map((other) => judged.get(other))
    .find((panel) => panel?.track === keyOfTrack(own));
  if (before?.id === next?.id && before?.track === next?.track) return draft;
  if (!next && before && (before.track === keyOfTrack(own) || hasLeft(before, draft, blocks))) return draft;
  return {
    ...draft,
    panels: draft.panels.map((track) => changed(track, flightId, before, next)),
  };
}

/**
 * Puts a whole day's blocks in place of a draft's; a flight that comes to another surface is judged by the panel of its
 * run there.
 */
export function withBlocksAndPanels<Draft extends DraftParts>(
  draft: Draft,
  blocks: readonly PlacedBlock[],
): Draft {
  const tracks = new Map(placedBlocks(draft).map((block) => [block.flightId, keyOfTrack(block)]));
  return blocks
    .flatMap((block) => (tracks.get(block.flightId) === keyOfTrack(block) ? [] : (block.flightId ?? [])))
    .reduce((moved, flightId) => withPanelOfRun(moved, flightId), withBlocks(draft, blocks));
}

/** Whether all flights of a panel are on another surface or day by now. */
function hasLeft({ track, id }: PanelName, { panels }: DraftParts, blocks: readonly PlacedBlock[]): boolean {
  const own = panels.flatMap((one) =>
    keyOfTrack(one) === track ? one.panels.filter((panel) => panel.id === id) : [],
  );
  const ids = new Set(own.flatMap(({ flightIds }) => flightIds));
  return blocks.every((block) => !ids.has(block.flightId ?? '') || keyOfTrack(block) !== track);
}

interface PanelName {
  readonly track: string;
  readonly id: string;
}

function changed(
  track: TrackPanels,
  flightId: string,
  before: PanelName | undefined,
  next: PanelName | undefined,
): TrackPanels {
  const key = keyOfTrack(track);
  if (before?.track !== key && next?.track !== key) return track;
  const panels = track.panels.map((panel) => {
    const others = panel.flightIds.filter((id) => id !== flightId);
    const flightIds = next?.track === key && next.id === panel.id ? [...others, flightId] : others;
    return { ...panel, flightIds };
  });
  return { ...track, panels: panels.filter(({ flightIds }) => flightIds.length > 0) };
}

/** The other flights between the same two resurfacings, the nearest first. */
function neighboursOf(own: PlacedBlock, blocks: readonly PlacedBlock[]): string[] {
  const onTrack = blocksOn(blocks, own);
  const breaks = onTrack.filter(isFreshAfter).map(({ start }) => secondsOfTime(start));
  const runOf = ({ start }: PlacedBlock) => breaks.filter((time) => time <= secondsOfTime(start)).length;
  const distance = ({ start }: PlacedBlock) => Math.abs(secondsOfTime(start) - secondsOfTime(own.start));
  return onTrack
    .filter((block) => block.flightId !== own.flightId && runOf(block) === runOf(own))
    .sort((one, other) => distance(one) - distance(other))
    .flatMap(({ flightId }) => flightId ?? []);
}
