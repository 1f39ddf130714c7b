import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CHART_NAMES } from '../../../../../shared/domain/people/testLevels/equivalents.ts';
import { ADJUSTABLE_RULES, RULE_SETTINGS } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { AgeLimitFields } from './AgeLimitFields.tsx';
import { ChartFields } from './ChartFields.tsx';
import type { CompetitionValues } from '../competitionValues.ts';

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
