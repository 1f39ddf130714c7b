import { FormRow } from '../../../../forms/Form.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CompetitionValues } from '../competitionValues.ts';

/** The contact for families. */
export function ContactFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <FormRow>
      <FormTextField<CompetitionValues>
        name="contactName"
        label={t('competitionFields:contactName')}
        autoComplete="off"
        optional
      />
      <FormTextField<CompetitionValues>
        name="contactEmail"
        type="email"
        label={t('competitionFields:contactEmail')}
        autoComplete="off"
        optional
      />
      <FormTextField<CompetitionValues>
        name="contactPhone"
        type="tel"
        label={t('competitionFields:contactPhone')}
        hint={t('hints.contactPhone')}
        autoComplete="off"
        optional
      />
    </FormRow>
  );
}
