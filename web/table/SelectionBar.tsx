import type { KeyboardEvent } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Text } from '../ui/Text.tsx';
import { Row } from '../ui/Row.tsx';
import { BulkActions } from './BulkActions.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { ExportSource } from './ExportMenu.tsx';
import type { BulkAction } from './selection.ts';
import styles from './Selection.module.css';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly bulkActions: readonly BulkAction<Row>[];
  readonly source: ExportSource<Row>;
  /** On a phone the bar is there before the first row is selected. */
  readonly isSelecting: boolean;
  readonly onStop: () => void;
}

/** The number of selected rows and their actions; sticky. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selection, bulkActions, source, isSelecting, onStop } = props;
  const { t } = useTranslation('table');
  const { chosen, setBar, clear, goBack } = selection;
  const stop = () => {
    clear();
    onStop();
  };
  // In the capture phase, since menu buttons stop the keys that reach them.
  const onKeyDown = (event: KeyboardEvent) => {
    // An open menu, which is elsewhere in the document, closes first.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) goBack();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {chosen.length > 0 ? t('chosenKeys', { chosen: t('chosen', { count: chosen.length }) }) : ''}
        </span>
      </VisuallyHidden>
      {chosen.length > 0 || isSelecting ? (
        <div
          ref={setBar}
          className={styles.bar}
          data-bottom-bar
          role="region"
          aria-label={t('chosenRows')}
          onKeyDownCapture={onKeyDown}
        >
          <Text as="span" size="sm" weight="strong" figures>
            {chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('selectNone')}
          </Text>
          {chosen.length > 0 ? (
            <Row gap={2} className={styles.bulk}>
              <BulkActions actions={bulkActions} chosen={chosen} done={stop} />
              <ExportMenu source={source} label={t('exportChosen')} />
            </Row>
          ) : null}
          <Button tone="plain" dense onClick={stop}>
            {t(isSelecting ? 'stopSelecting' : 'clearChosen')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
