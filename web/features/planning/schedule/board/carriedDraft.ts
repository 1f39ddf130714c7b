import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { isFault } from '../../draft/index.ts';
import { moveBlock } from '../blocks/blockEdits.ts';
import { withManyMoved } from '../blocks/moveMany.ts';
import { type Carried, carryTarget } from './carry.ts';

/** The draft as it is once what is carried is dropped; null where it can't be dropped, or goes nowhere. */
export function carriedDraft(
  { block, keys, place }: Carried,
  draft: ScheduleDraft,
  hours: Pick<Problem, 'surfaces' | 'fixed'>,
): ScheduleDraft | null {
  const { surfaceId, date, start } = block;
  if (place.surfaceId === surfaceId && place.date === date && place.start === start) return null;
  if (keys.length > 1) {
    const moved = withManyMoved(hours, draft, keys, carryTarget({ block, place }));
    return 'fault' in moved ? null : moved.draft;
  }
  const moved = moveBlock(hours, keyOfBlock(block), place, block)(draft);
  return isFault(moved) ? null : moved;
}
