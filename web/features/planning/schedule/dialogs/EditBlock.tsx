import { useState } from 'react';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { describeBlock } from '../blocks/blockEdits.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import { useFaultText } from '../useFaultText.ts';
import { useWords } from '../useWords.ts';
import { BlockFields, secondsOfMinutes } from './BlockFields.tsx';

interface EditBlockProps {
  readonly isOpen: boolean;
  readonly block: PlacedBlock;
  readonly onClose: () => void;
}

export function EditBlock({ isOpen, block, onClose }: EditBlockProps) {
  return isOpen ? <EditForm block={block} onClose={onClose} /> : null;
}

function EditForm({ block, onClose }: Omit<EditBlockProps, 'isOpen'>) {
  const { t } = useTranslation('schedule');
  const { problem, store } = useWorkspace();
  const words = useWords();
  const textOf = useFaultText();
  const minutes = String(Math.round(block.seconds / 60));
  const [typed, setTyped] = useState({ title: block.title ?? '', minutes });
  const [fault, setFault] = useState<string | null>(null);
  const save = () => {
    // Minutes that nobody changed keep their seconds.
    const seconds = typed.minutes === minutes ? block.seconds : secondsOfMinutes(typed.minutes);
    const refused =
      seconds === null
        ? 'noMinutes'
        : store.edit(describeBlock(problem, keyOfBlock(block), typed.title.trim(), seconds));
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('edit.title', { block: words.block(block) })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={save}>
            {t('edit.confirm')}
          </Button>
        </>
      }
    >
      <BlockFields value={typed} onChange={setTyped} />
      {fault === null ? null : (
        <Text tone="bad" weight="medium" role="alert">
          {textOf(fault)}
        </Text>
      )}
    </Dialog>
  );
}
