import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { keyOfBlock } from '../blocks/blocks.ts';
import { useWorkspace } from '../workspace.ts';
import { useWords } from '../useWords.ts';
import { BlockDetails } from './BlockDetails.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './Inspector.module.css';
import { PersonDay } from './PersonDay.tsx';
import { Unplaced } from './Unplaced.tsx';
import { useIsWide } from './useIsWide.ts';

interface InspectorProps {
  /** In a narrow window the findings show when they are asked for. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Beside the board what is selected, else what is wrong; in a narrow window above it, as a sheet. */
export function Inspector({ isOpen, onClose }: InspectorProps) {
  const { t } = useTranslation('schedule');
  const { plan, names, selected, select } = useWorkspace();
  const words = useWords();
  const isWide = useIsWide();
  const block =
    selected?.kind === 'block' ? plan.blocks.find((one) => keyOfBlock(one) === selected.key) : undefined;
  const personId = selected?.kind === 'person' ? selected.id : null;
  const title = block ? words.block(block) : personId === null ? t('conflicts') : names.person(personId);
  const isSelected = block !== undefined || personId !== null;
  const content = block ? (
    <BlockDetails key={keyOfBlock(block)} block={block} />
  ) : personId === null ? (
    <>
      <FindingList />
      <Unplaced />
    </>
  ) : (
    <PersonDay personId={personId} />
  );
  if (!isWide) {
    const close = () => {
      select(null);
      onClose();
    };
    return (
      <Dialog isOpen={isSelected || isOpen} onClose={close} title={title} placement="side">
        {content}
      </Dialog>
    );
  }
  return (
    <aside className={styles.inspector} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {isSelected ? (
          <Button
            tone="plain"
            dense
            icon={<Icon name="close" />}
            aria-label={t('backToConflicts')}
            onClick={() => select(null)}
          />
        ) : null}
      </div>
      {content}
    </aside>
  );
}
