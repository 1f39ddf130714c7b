import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { keyOfBlock, placedBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockPlace } from '../blocks/blockEdits.ts';
import { withManyMoved } from '../blocks/moveMany.ts';
import { type Carried, carryTarget } from './carry.ts';

/** A place that a carried block would take. */
export interface Ghost extends BlockPlace {
  readonly seconds: number;
}

/** Where each of the blocks that are carried would go, by the rule that drops them; of what can't be dropped only the first. */
export function carriedGhosts(
  { block, keys, place }: Carried,
  draft: ScheduleDraft,
  hours: Pick<Problem, 'surfaces' | 'fixed'>,
): Ghost[] {
  const first = { ...place, seconds: block.seconds };
  if (keys.length < 2) return [first];
  const moved = withManyMoved(hours, draft, keys, carryTarget({ block, place }));
  if ('fault' in moved) return [first];
  const after = new Set(moved.keys);
  return placedBlocks(moved.draft)
    .filter((one) => after.has(keyOfBlock(one)))
    .map(({ surfaceId, date, start, seconds }) => ({ surfaceId, date, start, seconds }));
}
