import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../forms/Form.tsx';
import { MembershipFields } from './MembershipFields.tsx';

export function MembershipSection({ endDate }: { readonly endDate: string }) {
  const { t } = useTranslation('entries');
  return (
    <FormSection title={t('sections.membership')}>
      <MembershipFields within="" endDate={endDate} />
    </FormSection>
  );
}
