import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { FormRow, FormSection } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { HomeFields } from '../person/HomeFields.tsx';
import type { TeamEntryValues } from './teamEntry.ts';

export function TeamSection({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('groupEntries');
  return (
    <>
      <FormSection title={t('team.section')}>
        <FormTextField<TeamEntryValues>
          name="nameOfTeam"
          label={t('team.nameOfTeam')}
          hint={t('team.nameHint')}
          autoComplete="off"
          maxLength={120}
        />
        <HomeFields rinks={rinks} />
      </FormSection>
      <FormSection title={t('team.coach')}>
        <FormRow>
          <FormTextField<TeamEntryValues>
            name="coachName"
            label={t('team.coachName')}
            autoComplete="off"
            maxLength={120}
          />
          <FormTextField<TeamEntryValues>
            name="coachProfessional"
            label={t('team.coachProfessional')}
            hint={t('team.coachProfessionalHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
        </FormRow>
        <FormTextField<TeamEntryValues>
          name="coachEmail"
          type="email"
          inputMode="email"
          label={t('team.coachEmail')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormSection>
    </>
  );
}
