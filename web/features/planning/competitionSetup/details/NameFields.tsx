import { useTranslation } from 'react-i18next';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import { AppearanceFields } from './AppearanceFields.tsx';

export function NameFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <>
      <FormTextField<CompetitionValues> name="name" label={t('competitionFields:name')} autoComplete="off" />
      <FormRow>
        <FormTextField<CompetitionValues>
          name="theme"
          label={t('competitionFields:theme')}
          autoComplete="off"
        />
      </FormRow>
      <FormTextArea<CompetitionValues>
        name="description"
        label={t('competitionFields:description')}
        optional
      />
      <AppearanceFields />
    </>
  );
}
