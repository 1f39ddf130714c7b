import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDateTime } from '../../form/FormDateTime.tsx';
import { FormNumber } from '../../form/FormNumber.tsx';
import { FormSection } from '../../form/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CompetitionValues } from './competitionValues.ts';
import styles from './RefundFields.module.css';

/** As many as a competition may have. */
const MOST = 5;

/** The steps of the refund policy, by the venue's clock. */
export function RefundFields() {
  const { t } = useTranslation('competitionEditor');
  const { fields, append, remove } = useFieldArray<CompetitionValues, 'refunds', 'rowKey'>({
    name: 'refunds',
    keyName: 'rowKey',
  });
  const openUntil = useWatch<CompetitionValues, 'openUntil'>({ name: 'openUntil' });
  return (
    <FormSection title={t('refunds.title')} text={t('refunds.text')}>
      {fields.length > 0 ? (
        <ol role="list" className={styles['steps']} aria-label={t('refunds.title')}>
          {fields.map(({ rowKey }, index) => (
            <li key={rowKey} className={styles['step']}>
              <FormDateTime<CompetitionValues>
                name={`refunds.${index}.until`}
                label={t('refunds.until')}
                usualTime="23:59"
              />
              <FormNumber<CompetitionValues> name={`refunds.${index}.percent`} label={t('refunds.percent')} />
              <Button
                tone="plain"
                dense
                aria-label={t('refunds.remove', { number: index + 1 })}
                icon={<Icon name="close" small />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <p className={styles['after']}>{t(fields.length > 0 ? 'refunds.after' : 'refunds.none')}</p>
      <span>
        <Button
          dense
          icon={<Icon name="plus" small />}
          disabledReason={fields.length >= MOST ? t('refunds.most', { count: MOST }) : undefined}
          // Most give everything back until entries close.
          onClick={() =>
            append(fields.length === 0 ? { until: openUntil, percent: 100 } : { until: '', percent: null })
          }
        >
          {t('refunds.add')}
        </Button>
      </span>
    </FormSection>
  );
}
