import { FormSection } from '../../../../forms/Form.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { PacketField } from './PacketField.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { RefundFields } from './RefundFields.tsx';
import { WaiverField } from './WaiverField.tsx';

/** Texts and files of the public page. */
export function PageFields() {
  const { t } = useTranslation('competitionSetup');
  return (
    <>
      <PaymentFields />
      <FormSection title={t('sections.refunds')}>
        <RefundFields />
      </FormSection>
      <WaiverField />
      <PacketField />
    </>
  );
}
