import { useFieldArray } from 'react-hook-form';
import { AddRow, FieldRows } from '../../../../forms/FieldRows.tsx';
import { FormNumber } from '../../../../forms/FormNumber.tsx';
import { FormSection } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import { EMPTY_AGE_LIMIT } from './eligibilityValues.ts';
import styles from './EligibilityFields.module.css';

/** The contract's maximum. */
const MAX_ROWS = 40;

/** Age limits of events, by format and level. */
export function AgeLimitFields() {
  const { t } = useTranslation('competitionSetup');
  const { fields, append, remove } = useFieldArray<CompetitionValues, 'eligibility.ageLimits', 'rowKey'>({
    name: 'eligibility.ageLimits',
    keyName: 'rowKey',
  });
  const days = (['start', 'july'] as const).map((value) => ({
    value,
    label: t(`eligibility.ages.days.${value}`),
  }));
  return (
    <FormSection title={t('eligibility.ages.title')} text={t('eligibility.ages.text')}>
      <FieldRows
        label={t('eligibility.ages.title')}
        keys={fields.map(({ rowKey }) => rowKey)}
        rowClass={styles.limit}
        removeLabel={(number) => t('eligibility.ages.remove', { number })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <FormTextField<CompetitionValues>
              name={`eligibility.ageLimits.${index}.format`}
              label={t('eligibility.ages.format')}
              autoComplete="off"
            />
            <FormTextField<CompetitionValues>
              name={`eligibility.ageLimits.${index}.level`}
              label={t('eligibility.ages.level')}
              autoComplete="off"
              optional
            />
            <FormNumber<CompetitionValues>
              name={`eligibility.ageLimits.${index}.from`}
              label={t('eligibility.ages.from')}
            />
            <FormNumber<CompetitionValues>
              name={`eligibility.ageLimits.${index}.to`}
              label={t('eligibility.ages.to')}
            />
            <FormSelect<CompetitionValues>
              name={`eligibility.ageLimits.${index}.on`}
              label={t('eligibility.ages.on')}
              options={days}
            />
          </>
        )}
      </FieldRows>
      <AddRow
        label={t('eligibility.ages.add')}
        fullReason={fields.length >= MAX_ROWS ? t('eligibility.ages.most', { count: MAX_ROWS }) : undefined}
        onAdd={() => append({ ...EMPTY_AGE_LIMIT })}
      />
    </FormSection>
  );
}
