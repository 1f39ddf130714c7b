import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import { BankQrFields } from './BankQrFields.tsx';

/** How families pay. */
export function PaymentFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <>
      <FormTextArea<CompetitionValues>
        name="paymentInstructions"
        label={t('competitionFields:paymentInstructions')}
        hint={t('hints.paymentInstructions')}
        rows={4}
        optional
      />
      <BankQrFields />
    </>
  );
}
