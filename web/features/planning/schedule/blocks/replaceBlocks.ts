import type { Block } from '../../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { withBlocksAndPanels } from '../../../../../shared/domain/planning/draft/panelOfRun.ts';
import { changedParts, type DraftEdit, partsIn, restoreParts } from '../../draft/index.ts';

/**
 * Puts a whole day's blocks in place of a draft's as one change. Refused where somebody changed the same days since.
 * @param draft of which the blocks were computed
 */
export function replaceBlocks(draft: ScheduleDraft, blocks: readonly Block[]): DraftEdit {
  const changed = changedParts(draft, withBlocksAndPanels(draft, blocks));
  return restoreParts(partsIn(draft, changed), changed);
}

/**
 * Takes such a change back; refused where somebody changed the same days since.
 * @param draft of which the blocks were computed
 */
export function takeBackBlocks(draft: ScheduleDraft, blocks: readonly Block[]): DraftEdit {
  const changed = changedParts(draft, withBlocksAndPanels(draft, blocks));
  return restoreParts(changed, partsIn(draft, changed));
}
