import { useTranslation } from 'react-i18next';
import type { EntryContents } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import styles from './ChangeFigures.module.css';
import { typedChanges } from './savedChanges.ts';
import { useFieldText } from './useFieldText.ts';

interface TypedChangesProps {
  readonly saved: EntryContents;
  /** The body to send. */
  readonly typed: object;
}

/** The fields that a change sets, so that nobody overwrites another save unseen. */
export function TypedChanges({ saved, typed }: TypedChangesProps) {
  const { t } = useTranslation('entryChanges');
  const fieldText = useFieldText();
  const fields = typedChanges(saved, typed);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.events}>
      <div>
        <dt>{t('confirm.changed')}</dt>
        {fields.map((one) => (
          <dd key={one.field}>{one.value === '' ? t(`meanwhile.fields.${one.field}`) : fieldText(one)}</dd>
        ))}
      </div>
    </dl>
  );
}
