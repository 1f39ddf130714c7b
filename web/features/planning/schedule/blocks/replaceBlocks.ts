import type { Block } from '../../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { changedParts, type DraftEdit, partsIn, restoreParts } from '../../draft/index.ts';
import { keyOfTrack, placedBlocks, withBlocks } from './blocks.ts';
import { withPanelOfRun } from './panelOfRun.ts';

/**
 * Puts a whole day's blocks in place of a draft's as one change; a flight that comes to another surface is judged by
 * the panel of its run there. Refused where somebody changed the same days since.
 * @param draft of which the blocks were computed
 */
export function replaceBlocks(draft: ScheduleDraft, blocks: readonly Block[]): DraftEdit {
  const tracks = new Map(placedBlocks(draft).map((block) => [block.flightId, keyOfTrack(block)]));
  const after = blocks
    .flatMap((block) => (tracks.get(block.flightId) === keyOfTrack(block) ? [] : (block.flightId ?? [])))
    .reduce(withPanelOfRun, withBlocks(draft, blocks));
  const changed = changedParts(draft, after);
  return restoreParts(partsIn(draft, changed), changed);
}
