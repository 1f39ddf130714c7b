import { useMemo, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormRow, FormSection } from '../../../forms/Form.tsx';
import { FormComboBox } from '../../../forms/FormComboBox.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormEmail, FormPhone } from '../../../forms/FormContact.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { COUNTRY_OPTIONS } from '../../../forms/countries.ts';
import { timeZoneOptions, timeZoneOf } from '../../../forms/timeZones.ts';
import { FormPicture } from '../../../forms/uploads/FormPicture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { RinkValues } from './rinkValues.ts';

/** The fields of a rink, except whether it is active. */
export function RinkFields() {
  const { t } = useTranslation('rinks');
  const zones = useMemo(() => timeZoneOptions(), []);
  const isSuggested = useSuggestedTimeZone();
  return (
    <>
      <FormSection title={t('sections.rink')}>
        <FormTextField<RinkValues> name="name" label={t('fields.name')} autoComplete="off" />
        <FormTextField<RinkValues>
          name="shortName"
          label={t('fields.shortName')}
          hint={t('hints.shortName')}
          autoComplete="off"
          optional
        />
        <FormTextField<RinkValues>
          name="city"
          label={t('fields.city')}
          hint={t('hints.city')}
          autoComplete="off"
        />
        <FormRow>
          <FormComboBox<RinkValues> name="country" label={t('fields.country')} options={COUNTRY_OPTIONS} />
          <FormComboBox<RinkValues>
            name="timeZone"
            label={t('fields.timeZone')}
            hint={t(isSuggested ? 'hints.timeZoneSuggested' : 'hints.timeZone')}
            options={zones}
          />
        </FormRow>
        <FormTextArea<RinkValues> name="address" label={t('fields.address')} autoComplete="off" optional />
        <FormPicture<RinkValues> name="logo" kind="logo" label={t('fields.logo')} optional />
      </FormSection>
      <FormSection title={t('sections.contact')} text={t('hints.contact')}>
        <FormTextField<RinkValues>
          name="contactName"
          label={t('fields.contactName')}
          autoComplete="off"
          optional
        />
        <FormRow>
          <FormEmail<RinkValues> name="contactEmail" label={t('fields.contactEmail')} optional />
          <FormPhone<RinkValues> name="contactPhone" label={t('fields.contactPhone')} optional />
        </FormRow>
      </FormSection>
      <FormSection title={t('sections.membership')}>
        <FormRow>
          <FormTextField<RinkValues>
            name="isi"
            label={t('fields.isi')}
            hint={t('hints.isi')}
            autoComplete="off"
            spellCheck={false}
            optional
          />
          <FormDate<RinkValues> name="expDate" label={t('fields.expDate')} optional />
        </FormRow>
      </FormSection>
    </>
  );
}

/**
 * Sets the time zone to the country's, if the country has only one and no other has been chosen.
 * @returns whether the present time zone is the suggested one
 */
function useSuggestedTimeZone(): boolean {
  const { setValue, getValues } = useFormContext<RinkValues>();
  const country = useWatch<RinkValues, 'country'>({ name: 'country' });
  const timeZone = useWatch<RinkValues, 'timeZone'>({ name: 'timeZone' });
  const before = useRef(country);
  const [suggested, setSuggested] = useState('');

  useEffect(() => {
    if (before.current === country) return;
    const own = timeZoneOf(before.current);
    before.current = country;
    const zone = timeZoneOf(country) ?? '';
    const there = getValues('timeZone');
    if (country === '' || (there !== '' && there !== own)) return;
    setValue('timeZone', zone, { shouldDirty: true, shouldValidate: zone !== '' });
    setSuggested(zone);
  }, [country, getValues, setValue]);

  return suggested !== '' && suggested === timeZone;
}
