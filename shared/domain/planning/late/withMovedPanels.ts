import type { BoardPlan } from '../byHand/boardFindings.ts';
import { keyOfTrack } from '../draft/draftBlocks.ts';
import { withBlocksAndPanels } from '../draft/panelOfRun.ts';

/** A plan with the panels that the draft gets when these blocks take the place of its own: by them seats are counted. */
export function withMovedPanels(before: BoardPlan, after: BoardPlan): BoardPlan {
  if (before.panels.length === 0) return after;
  const moved = withBlocksAndPanels(draftOf(before), after.blocks);
  const panels = moved.panels.flatMap(({ surfaceId, date, panels: own }) =>
    own.map(({ flightIds, judges, referee }) => ({ surfaceId, date, flightIds, judges, referee })),
  );
  return { ...after, panels };
}

function draftOf({ blocks, panels }: BoardPlan) {
  const byTrack = Map.groupBy(panels.entries(), ([, panel]) => keyOfTrack(panel));
  return {
    tracks: [...Map.groupBy(blocks, keyOfTrack).values()].flatMap((own) => {
      const [first] = own;
      return first ? [{ surfaceId: first.surfaceId, date: first.date, version: 0, blocks: own }] : [];
    }),
    panels: [...byTrack.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const [, { surfaceId, date }] = first;
      const seated = own.map(([index, panel]) => ({ id: String(index), ...panel }));
      return [{ surfaceId, date, version: 0, panels: seated }];
    }),
  };
}
