import { useTranslation } from '../i18n/useTranslation.ts';
import { SelectBox } from './SelectBox.tsx';
import styles from './Selection.module.css';
import type { Selection } from './useSelection.ts';

interface SelectAllProps<Row> {
  readonly shown: number;
  readonly selection: Selection<Row>;
}

/** Selects or deselects all rows shown. */
export function SelectAll<Row>({ shown, selection }: SelectAllProps<Row>) {
  const { t } = useTranslation('table');
  return (
    <SelectBox
      label={t('chooseAll', { count: shown })}
      checked={selection.howMany}
      onToggle={(_, box) => selection.toggleAll(box)}
      onEnter={selection.goToBar}
    />
  );
}

/** For phones, where the table has no header. */
export function SelectAllLine<Row>(props: SelectAllProps<Row>) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.all}>
      <SelectAll {...props} />
      <span aria-hidden="true">{t('chooseAll', { count: props.shown })}</span>
    </div>
  );
}
