import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './UndoBar.module.css';

interface UndoBarProps {
  /** What was done: "Twelve rinks are deactivated". */
  readonly text: string;
  /** Undoes it; what comes of it, the caller says. */
  readonly onUndo: () => Promise<void>;
  readonly onDismiss: () => void;
}

/**
 * What was done to several at once, and the way back. It stays until it is put away or something else
 * is done: a message that leaves by itself would take the way back with it.
 */
export function UndoBar({ text, onUndo, onDismiss }: UndoBarProps) {
  const { t } = useTranslation('history');
  const [isUndoing, setIsUndoing] = useState(false);
  const undo = async () => {
    if (isUndoing) return;
    setIsUndoing(true);
    await onUndo().finally(() => setIsUndoing(false));
  };
  return (
    <div className={styles.bar}>
      <Icon name="check" />
      <span className={styles.text} role="status">
        {text}
      </span>
      <Button dense onClick={() => void undo()}>
        {isUndoing ? t('undoing') : t('undo')}
      </Button>
      <Button
        tone="plain"
        dense
        aria-label={t('dismiss')}
        icon={<Icon name="close" small />}
        onClick={onDismiss}
      />
    </div>
  );
}
