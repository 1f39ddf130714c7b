import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNumber } from '../../form/FormNumber.tsx';
import { FormSection } from '../../form/Form.tsx';
import { FormSelect } from '../../form/FormSelect.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CompetitionValues } from './competitionValues.ts';
import { EMPTY_AGE_LIMIT } from './eligibilityValues.ts';
import styles from './EligibilityFields.module.css';

/** As many as a competition may have. */
const MOST = 40;

/** Ages that events take, by the names of the format and the level. */
export function AgeLimitFields() {
  const { t } = useTranslation('competitionEditor');
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
      {fields.length > 0 ? (
        <ol role="list" className={styles['rows']} aria-label={t('eligibility.ages.title')}>
          {fields.map(({ rowKey }, index) => (
            <li key={rowKey} className={styles['limit']}>
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
              <Button
                tone="plain"
                dense
                aria-label={t('eligibility.ages.remove', { number: index + 1 })}
                icon={<Icon name="close" small />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <span>
        <Button
          dense
          icon={<Icon name="plus" small />}
          disabledReason={fields.length >= MOST ? t('eligibility.ages.most', { count: MOST }) : undefined}
          onClick={() => append({ ...EMPTY_AGE_LIMIT })}
        >
          {t('eligibility.ages.add')}
        </Button>
      </span>
    </FormSection>
  );
}
