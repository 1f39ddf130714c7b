import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { ExportSource } from './ExportMenu.tsx';
import type { BulkAction } from './selection.ts';
import styles from './Selection.module.css';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly bulkActions: readonly BulkAction<Row>[];
  readonly source: ExportSource<Row>;
}

/** How many rows are chosen and what can be done with them; it stays in sight while the list scrolls. */
export function SelectionBar<Row>({ selection, bulkActions, source }: SelectionBarProps<Row>) {
  const { t } = useTranslation('table');
  const { chosen, setBar, clear, goBack } = selection;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    goBack();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {chosen.length > 0 ? t('chosenKeys', { chosen: t('chosen', { count: chosen.length }) }) : ''}
        </span>
      </VisuallyHidden>
      {chosen.length > 0 ? (
        <div
          ref={setBar}
          className={styles['bar']}
          role="region"
          aria-label={t('chosenRows')}
          onKeyDown={onKeyDown}
        >
          <span className={styles['count']}>{t('chosen', { count: chosen.length })}</span>
          <div className={styles['bulk']}>
            {bulkActions.map(({ id, label, danger, disabledReason, onAction }) => (
              <Button
                key={id}
                dense
                tone={danger ? 'danger' : 'quiet'}
                disabledReason={disabledReason?.(chosen)}
                onClick={() => onAction(chosen, clear)}
              >
                {label}
              </Button>
            ))}
            <ExportMenu source={source} label={t('exportChosen')} />
          </div>
          <Button tone="plain" dense onClick={clear}>
            {t('clearChosen')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
