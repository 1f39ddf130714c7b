import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { FormComboBox } from '../../form/FormComboBox.tsx';
import { FormDate } from '../../form/FormDate.tsx';
import { FormDateTime } from '../../form/FormDateTime.tsx';
import { FormRow, FormSection } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { rinkOptions } from '../../places/rinks.ts';
import { timeZoneOptions } from '../../places/timeZones.ts';
import { currencyOptions } from './choices.ts';
import type { CompetitionValues } from './competitionValues.ts';
import { FaceFields } from './FaceFields.tsx';

interface CompetitionFieldsProps {
  readonly rinks: readonly Rink[];
}

/** Everything about a competition except its form. */
export function CompetitionFields({ rinks }: CompetitionFieldsProps) {
  const { t } = useTranslation('competitionEditor');
  const timeZone = useWatch<CompetitionValues, 'timeZone'>({ name: 'timeZone' });
  const venueClock = t('venueClock', { zone: timeZone || 'UTC' });
  const { defaultValues } = useFormState<CompetitionValues>();
  return (
    <>
      <FormSection title={t('sections.what')}>
        <FormTextField<CompetitionValues> name="name" label={t('name')} autoComplete="off" />
        <FormTextField<CompetitionValues>
          name="theme"
          label={t('theme')}
          hint={t('themeHint')}
          autoComplete="off"
        />
        <FaceFields />
      </FormSection>
      <FormSection title={t('sections.where')}>
        <FormRow>
          <FormDate<CompetitionValues> name="startDate" label={t('startDate')} />
          <FormDate<CompetitionValues> name="endDate" label={t('endDate')} />
          <FormDate<CompetitionValues> name="date" label={t('date')} />
        </FormRow>
        <FormRow>
          <FormComboBox<CompetitionValues>
            name="ring"
            label={t('ring')}
            options={rinkOptions(rinks, defaultValues?.ring)}
          />
          <FormComboBox<CompetitionValues>
            name="timeZone"
            label={t('timeZone')}
            options={timeZoneOptions()}
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('sections.entries')}>
        <FormRow>
          <FormDateTime<CompetitionValues>
            name="openFrom"
            label={t('openFrom')}
            hint={`${t('openFromHint')} ${venueClock}`}
            usualTime="09:00"
            optional
          />
          <FormDateTime<CompetitionValues> name="openUntil" label={t('openUntil')} hint={venueClock} />
        </FormRow>
        <FormRow>
          <FormComboBox<CompetitionValues>
            name="currency"
            label={t('currency')}
            options={currencyOptions()}
          />
          <FormTextField<CompetitionValues>
            name="contactEmail"
            type="email"
            label={t('contactEmail')}
            autoComplete="off"
            optional
          />
        </FormRow>
      </FormSection>
    </>
  );
}
