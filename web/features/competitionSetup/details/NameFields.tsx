import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import { AppearanceFields } from './AppearanceFields.tsx';

export function NameFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <>
      <FormTextField<CompetitionValues>
        name="name"
        label={t('competitionFields:name')}
        hint={t('hints.name')}
        autoComplete="off"
      />
      <FormTextField<CompetitionValues>
        name="theme"
        label={t('competitionFields:theme')}
        hint={t('hints.theme')}
        autoComplete="off"
      />
      <FormTextArea<CompetitionValues>
        name="description"
        label={t('competitionFields:description')}
        hint={t('hints.description')}
        optional
      />
      <AppearanceFields />
    </>
  );
}
