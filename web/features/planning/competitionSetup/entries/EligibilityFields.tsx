import { useWatch } from 'react-hook-form';
import { CHART_NAMES } from '../../../../../shared/domain/people/testLevels/equivalents.ts';
import { ADJUSTABLE_RULES, RULE_SETTINGS } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { AgeLimitFields } from './AgeLimitFields.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import { FormNumber } from '../../../../forms/FormNumber.tsx';
import styles from './EligibilityFields.module.css';
import { Stack } from '../../../../ui/Stack.tsx';

/** Eligibility settings: deadlines, what each rule does, level chart, age limits. */
export function EligibilityFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const chart = useWatch<CompetitionValues, 'eligibility.chart'>({ name: 'eligibility.chart' });
  const settings = RULE_SETTINGS.map((value) => ({
    value,
    label: t(`competitionFields:ruleSettings.${value}`),
  }));
  const charts = [...CHART_NAMES, 'own' as const].map((value) => ({
    value,
    label: t(`eligibility.charts.${value}`),
  }));
  const hintOf = (rule: (typeof ADJUSTABLE_RULES)[number]) =>
    rule === 'level' || rule === 'closedLevels' || rule === 'oneRink'
      ? t(`eligibility.ruleHints.${rule}`)
      : undefined;
  return (
    <>
      <FormRow>
        <FormDate<CompetitionValues>
          name="eligibility.testDeadline"
          label={t('competitionFields:eligibilityNames.testDeadline')}
          hint={t('eligibility.testDeadlineHint')}
          optional
        />
        <FormDate<CompetitionValues>
          name="eligibility.rinkDeadline"
          label={t('competitionFields:eligibilityNames.rinkDeadline')}
          hint={t('eligibility.rinkDeadlineHint')}
          optional
        />
      </FormRow>
      <FormSection title={t('eligibility.rulesTitle')} text={t('eligibility.rulesText')}>
        <FormRow>
          {ADJUSTABLE_RULES.map((rule) => (
            <FormSelect<CompetitionValues>
              key={rule}
              name={`eligibility.rules.${rule}`}
              label={t(`competitionFields:ruleNames.${rule}`)}
              hint={hintOf(rule)}
              options={settings}
            />
          ))}
        </FormRow>
      </FormSection>
      <FormSection title={t('eligibility.chartTitle')}>
        <FormSelect<CompetitionValues>
          name="eligibility.chart"
          label={t('competitionFields:eligibilityNames.equivalents')}
          options={charts}
        />
        {chart === 'own' ? <ChartFields /> : null}
      </FormSection>
      <AgeLimitFields />
    </>
  );
}

/** The competition's own level chart: Open Freestyle, and the lowest levels of USFS skaters. */
function ChartFields() {
  const { t } = useTranslation('competitionSetup');
  const open = useWatch<CompetitionValues, 'eligibility.open'>({ name: 'eligibility.open' });
  const usfs = useWatch<CompetitionValues, 'eligibility.usfs'>({ name: 'eligibility.usfs' });
  const levels = open.map(({ level }) => ({ value: level, label: level }));
  return (
    <>
      <Stack role="list" as="ul" gap={4} minContent aria-label={t('eligibility.openLabel')}>
        {open.map(({ level }, index) => (
          <Stack key={level} as="li" gap={3} className={styles.row}>
            <span className={styles.level}>{level}</span>
            <FormNumber<CompetitionValues>
              name={`eligibility.open.${index}.from`}
              label={t('eligibility.freestyleFrom')}
            />
            <FormNumber<CompetitionValues>
              name={`eligibility.open.${index}.to`}
              label={t('eligibility.freestyleTo')}
            />
          </Stack>
        ))}
      </Stack>
      <Stack role="list" as="ul" gap={4} minContent aria-label={t('eligibility.usfsLabel')}>
        {usfs.map(({ level }, index) => (
          <Stack key={level} as="li" gap={3} className={styles.row}>
            <span className={styles.level}>{t('eligibility.usfsLevel', { level })}</span>
            <FormNumber<CompetitionValues>
              name={`eligibility.usfs.${index}.freestyle`}
              label={t('eligibility.freestyleFrom')}
            />
            <FormSelect<CompetitionValues>
              name={`eligibility.usfs.${index}.open`}
              label={t('eligibility.openFrom')}
              options={levels}
            />
          </Stack>
        ))}
      </Stack>
    </>
  );
}
