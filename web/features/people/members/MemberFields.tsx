import { MEMBER_CATEGORIES } from '../../../../shared/domain/people/membership/member.ts';
import { FormRow, FormSection } from '../../../forms/Form.tsx';
import { FormBirthdate } from '../../../forms/FormBirthdate.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CertificateRows } from './check/CertificateRows.tsx';
import type { MemberValues } from './memberValues.ts';
import { TestRows } from './check/TestRows.tsx';

/** The fields of a member. The number identifies the member, so only a new one has that field. */
export function MemberFields({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('members');
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
          <FormDate<MemberValues> name="expiry" label={t('members.fields.expiry')} />
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
