import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { typedTime } from '../../../../i18n/typedTime.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { isFault } from '../../draft/index.ts';
import { moveBlock } from '../blocks/blockEdits.ts';
import { keyOfBlock, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import { useWords } from '../useWords.ts';
import { MoveOutcome } from './MoveOutcome.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';

interface MoveBlockProps {
  readonly isOpen: boolean;
  readonly block: PlacedBlock;
  readonly onClose: () => void;
}

/** Moves a block without dragging. */
export function MoveBlock({ isOpen, block, onClose }: MoveBlockProps) {
  const { t } = useTranslation('schedule');
  const { problem, draft, store, select } = useWorkspace();
  const words = useWords();
  if (!isOpen) return null;
  return (
    <PlaceDialog
      title={t('move.title', { block: words.block(block) })}
      confirm={t('move.confirm')}
      begin={{ track: keyOfTrack(block), start: typedTime(block.start) }}
      moved={[keyOfBlock(block)]}
      onPlace={(place) => {
        const fault = store.edit(moveBlock(problem, keyOfBlock(block), place));
        if (fault === null) select({ kind: 'block', key: keyOfBlock({ ...block, ...place }) }, true);
        return fault;
      }}
      outcome={(place) => {
        const after = moveBlock(problem, keyOfBlock(block), place)(draft);
        return isFault(after) ? null : <MoveOutcome draft={after} others={0} />;
      }}
      onClose={onClose}
    />
  );
}
