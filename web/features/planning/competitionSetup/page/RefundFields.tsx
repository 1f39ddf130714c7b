import { useFieldArray, useWatch } from 'react-hook-form';
import { AddRow, FieldRows } from '../../../../forms/FieldRows.tsx';
import { FormCheckbox } from '../../../../forms/FormCheckbox.tsx';
import { FormDateTime } from '../../../../forms/FormDateTime.tsx';
import { FormNumber } from '../../../../forms/FormNumber.tsx';
import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import styles from './RefundFields.module.css';
import { Text } from '../../../../ui/Text.tsx';

/** The contract's maximum. */
const MAX_ROWS = 5;

/** The refund policy: its steps, in the venue's time, and what they leave open. */
export function RefundFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const { fields, append, remove } = useFieldArray<CompetitionValues, 'refunds', 'rowKey'>({
    name: 'refunds',
    keyName: 'rowKey',
  });
  const openUntil = useWatch<CompetitionValues, 'openUntil'>({ name: 'openUntil' });
  return (
    <>
      <FieldRows
        label={t('sections.refunds')}
        keys={fields.map(({ rowKey }) => rowKey)}
        rowClass={styles.step}
        removeLabel={(number) => t('refunds.remove', { number })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <FormDateTime<CompetitionValues>
              name={`refunds.${index}.until`}
              label={t('refunds.until')}
              usualTime="23:59"
            />
            <FormNumber<CompetitionValues> name={`refunds.${index}.percent`} label={t('refunds.percent')} />
            <FormCheckbox<CompetitionValues> name={`refunds.${index}.lateFee`} title={t('refunds.lateFee')} />
          </>
        )}
      </FieldRows>
      <Text soft size="sm">
        {t(fields.length > 0 ? 'refunds.after' : 'refunds.none')}
      </Text>
      <AddRow
        label={t('refunds.add')}
        fullReason={fields.length >= MAX_ROWS ? t('refunds.most', { count: MAX_ROWS }) : undefined}
        // Most competitions refund everything until registration closes.
        onAdd={() =>
          append({
            until: '',
            percent: null,
            lateFee: false,
            ...(fields.length === 0 && { until: openUntil, percent: 100 }),
          })
        }
      />
      <FormTextArea<CompetitionValues>
        name="refundPolicy"
        label={t('competitionFields:refundPolicy')}
        hint={t('hints.refundPolicy')}
        rows={5}
        optional
      />
    </>
  );
}
