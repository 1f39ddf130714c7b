import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { FormRow, FormSection } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useUser } from '../../../session/useSession.ts';
import { CoachCertificates } from './CoachCertificates.tsx';
import { CoachRinks } from './CoachRinks.tsx';
import type { CoachRecordValues } from './coachValues.ts';

/** The fields of a coach. A head coach keeps the coaches of one rink, so only others choose rinks. */
export function CoachFields() {
  const { t } = useTranslation('coaches');
  const { role } = useUser();
  const { data: rinks = [] } = useQuery(requestQuery('listRinks'));
  return (
    <>
      <FormSection title={t('sections.coach')}>
        <FormTextField<CoachRecordValues> name="name" label={t('fields.name')} autoComplete="off" />
        <FormTextField<CoachRecordValues>
          name="professional"
          label={t('fields.professional')}
          hint={t('hints.professional')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional
        />
        <FormRow>
          <FormTextField<CoachRecordValues>
            name="email"
            label={t('fields.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
          <FormTextField<CoachRecordValues>
            name="phone"
            label={t('fields.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            optional
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('sections.certificates')} text={t('certificatesText')}>
        <CoachCertificates />
      </FormSection>
      {role === 'SUPER_ADMIN' ? (
        <FormSection title={t('sections.rinks')}>
          <CoachRinks rinks={rinks} />
        </FormSection>
      ) : null}
    </>
  );
}
