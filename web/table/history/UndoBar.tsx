import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/Row.tsx';
import styles from './UndoBar.module.css';

interface UndoBarProps {
  /** "Twelve rinks are deactivated" */
  readonly text: string;
  /** Undoes it; the caller reports the outcome. */
  readonly onUndo: () => Promise<void>;
  readonly onDismiss: () => void;
}

/**
 * Reports a bulk change with its undo. It stays until it is dismissed, because a toast would take the undo
 * with it.
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
    <Row
      gap={3}
      align="center"
      wrap={false}
      size="sm"
      round="panel"
      background="good"
      pad={2}
      padInline={4}
      className={styles.bar}
    >
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
    </Row>
  );
}
