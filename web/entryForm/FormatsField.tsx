import { useTranslation } from 'react-i18next';
import { FormSection } from '../form/Form.tsx';
import { focusWithin, useBoundField } from '../form/useBoundField.ts';
import { FieldProblem } from '../ui/Field.tsx';
import type { EntryFormValues } from './entryFormValues.ts';
import { FormatCard } from './FormatCard.tsx';
import { type FormatDraft, tickedCount } from './formatsDraft.ts';
import styles from './FormatsField.module.css';

/** Which formats and levels the competition offers, how long they last, how many may enter. */
export function FormatsField() {
  const { t } = useTranslation('entryForm');
  const { value, onChange, error, ref } = useBoundField<EntryFormValues, FormatDraft[]>('formats');
  const change = (index: number, format: FormatDraft) => onChange(value.with(index, format));
  return (
    <FormSection title={t('formats')} text={t('formatsText')}>
      <div
        className={styles['formats']}
        role="group"
        aria-label={t('formats')}
        aria-describedby="formats-problem"
        ref={focusWithin(ref, 'summary')}
      >
        <p className={styles['count']} role="status">
          {t('ticked', { count: tickedCount(value) })}
        </p>
        <FieldProblem id="formats-problem" error={error} />
        {value.map((format, index) => (
          <FormatCard key={format.format} format={format} onChange={(next) => change(index, next)} />
        ))}
      </div>
    </FormSection>
  );
}
