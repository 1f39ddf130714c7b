import { FormRow } from '../../../../forms/Form.tsx';
import { FormEmail, FormPhone } from '../../../../forms/FormContact.tsx';
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
      <FormEmail<CompetitionValues>
        name="contactEmail"
        label={t('competitionFields:contactEmail')}
        optional
      />
      <FormPhone<CompetitionValues>
        name="contactPhone"
        label={t('competitionFields:contactPhone')}
        hint={t('hints.contactPhone')}
        optional
      />
    </FormRow>
  );
}
