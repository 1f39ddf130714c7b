import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import {
  type BlocksTarget,
  moveBlocks,
  type MovingFault,
} from '../../../../../shared/domain/planning/byHand/moveBlocks.ts';
import type { DraftEdit } from '../../draft/index.ts';
import {
  keyOfBlock,
  placedBlocks,
  withBlocks,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { withPanelOfRun } from '../../../../../shared/domain/planning/draft/panelOfRun.ts';

/** A draft in which several blocks were moved at once. */
export interface ManyMoved {
  readonly draft: ScheduleDraft;
  /** Of the blocks that were to be moved: a block of no flight is named by its place, which is another one now. */
  readonly keys: readonly string[];
  /** How many others start later to make room. */
  readonly others: number;
}

/** Moves several blocks by the rule of `moveBlocks`; each flight is judged by the panel of the run that it comes to. */
export function withManyMoved(
  hours: Pick<Problem, 'surfaces' | 'fixed'>,
  draft: ScheduleDraft,
  keys: readonly string[],
  target: BlocksTarget,
): ManyMoved | { readonly fault: MovingFault } {
  const blocks = placedBlocks(draft);
  const indexes = keys.map((key) => blocks.findIndex((block) => keyOfBlock(block) === key));
  const result = moveBlocks(hours, blocks, indexes, target);
  if ('fault' in result) return result;
  const chosen = new Set(indexes);
  const flights = indexes.flatMap((index) => blocks[index]?.flightId ?? []);
  return {
    draft: flights.reduce(withPanelOfRun, withBlocks(draft, result.blocks)),
    keys: indexes.flatMap((index) => {
      const block = result.blocks[index];
      return block ? [keyOfBlock(block)] : [];
    }),
    others: result.moved.filter((index) => !chosen.has(index)).length,
  };
}

export const moveMany =
  (hours: Pick<Problem, 'surfaces' | 'fixed'>, keys: readonly string[], target: BlocksTarget): DraftEdit =>
  (draft) => {
    const moved = withManyMoved(hours, draft, keys, target);
    return 'fault' in moved ? moved : moved.draft;
  };
