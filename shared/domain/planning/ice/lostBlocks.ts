import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { keyOfPlace, spanOf } from '../byHand/blockSpans.ts';

/** The blocks that do not lie within the opening hours of their surface, by their indexes. */
export function blocksWithoutIce(
  hours: Pick<Problem, 'surfaces'>,
  blocks: readonly Pick<Block, 'surfaceId' | 'date' | 'start' | 'seconds'>[],
): number[] {
  const tracks = new Map(tracksOf(hours).map((track) => [keyOfPlace(track), track]));
  return [...blocks.entries()].flatMap(([index, block]) => {
    const track = tracks.get(keyOfPlace(block));
    const { from, until } = spanOf(block);
    return track && from >= track.opens && until <= track.closes ? [] : [index];
  });
}

/** The blocks that had ice and have none after a change of hours, by their indexes. */
export function blocksLosingIce(
  before: Pick<Problem, 'surfaces'>,
  after: Pick<Problem, 'surfaces'>,
  blocks: readonly Pick<Block, 'surfaceId' | 'date' | 'start' | 'seconds'>[],
): number[] {
  const had = new Set(blocksWithoutIce(before, blocks));
  return blocksWithoutIce(after, blocks).filter((index) => !had.has(index));
}
