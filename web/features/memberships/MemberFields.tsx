import { useTranslation } from 'react-i18next';
import { MEMBER_CATEGORIES } from '../../../shared/domain/membership/member.ts';
import { FormRow, FormSection } from '../../form/Form.tsx';
import { FormBirthdate } from '../../form/FormBirthdate.tsx';
import { FormDate } from '../../form/FormDate.tsx';
import { FormSelect } from '../../form/FormSelect.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { CertificateRows } from './CertificateRows.tsx';
import type { MemberValues } from './memberValues.ts';
import { TestRows } from './TestRows.tsx';

/** Everything about a member; the number is asked only of a new one. */
export function MemberFields({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('memberships');
  return (
    <>
      <FormSection title={t('members.sections.member')}>
        {isNew ? (
          <FormTextField<MemberValues>
            name="number"
            label={t('members.fields.number')}
            hint={t('members.hints.number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ) : null}
        <FormTextField<MemberValues>
          name="fullName"
          label={t('members.fields.fullName')}
          autoComplete="off"
        />
        <FormRow>
          <FormSelect<MemberValues>
            name="category"
            label={t('members.fields.category')}
            options={MEMBER_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
          />
          <FormDate<MemberValues>
            name="expiry"
            label={t('members.fields.expiry')}
            hint={t('members.hints.expiry')}
          />
        </FormRow>
        <FormBirthdate<MemberValues> name="birthdate" label={t('members.fields.birthdate')} optional />
        <FormTextField<MemberValues>
          name="homeRink"
          label={t('members.fields.homeRink')}
          autoComplete="off"
          optional
        />
      </FormSection>
      <FormSection title={t('members.sections.tests')} text={t('members.testsText')}>
        <TestRows />
      </FormSection>
      <FormSection title={t('members.sections.certificates')}>
        <CertificateRows />
      </FormSection>
    </>
  );
}
