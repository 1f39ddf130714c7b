import type { Problem } from '../../../contract/core/planningFiles.ts';
import { keyOfBlock, keyOfTrack } from '../draft/draftBlocks.ts';
import { buildFlights } from '../flights/buildFlights.ts';
import { createModel } from '../search/model.ts';

/** Of a surface's capacity, the part that a plan can fill: runs seldom end at the very minute. */
const FILLED = 0.95;

/**
 * The surfaces on which all flights fit within the hours, where a competition has several.
 * @param closed the hours in which others have the ice; what else is fixed keeps its surface
 */
export function surfacesThatSuffice(problem: Problem, closed: Problem['fixed']['blocks']): string[] {
  const open = problem.surfaces.filter(({ days }) => days.length > 0);
  if (open.length < 2 || problem.programmes.length === 0) return [];
  const model = createModel(problem, buildFlights(problem));
  const needed = model.length.reduce((total, seconds) => total + seconds, 0);
  const isClosed = new Set(closed.map(keyOfBlock));
  return open
    .map(({ id }) => id)
    .filter((id) => {
      const isElsewhere = problem.fixed.blocks.some(
        (block) => block.surfaceId !== id && !isClosed.has(keyOfBlock(block)),
      );
      return !isElsewhere && needed <= FILLED * capacityOf(id);
    });

  function capacityOf(id: string): number {
    const ofTracks = model.tracks.map((track, index) => {
      if (track.surfaceId !== id) return 0;
      const taken = problem.fixed.blocks
        .filter((block) => block.flightId === undefined && keyOfTrack(block) === keyOfTrack(track))
        .reduce((total, { seconds }) => total + seconds, 0);
      return Math.max(0, (model.capacity[index] ?? 0) - taken);
    });
    return ofTracks.reduce((total, seconds) => total + seconds, 0);
  }
}

/** The problem with one surface alone; the others are closed on all days. */
export const onOneSurface = (problem: Problem, surfaceId: string): Problem => ({
  ...problem,
  surfaces: problem.surfaces.map((surface) =>
    surface.id === surfaceId ? surface : { ...surface, days: [] },
  ),
  fixed: {
    ...problem.fixed,
    blocks: problem.fixed.blocks.filter((block) => block.surfaceId === surfaceId),
  },
});
