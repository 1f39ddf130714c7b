import { useTranslation } from 'react-i18next';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormDocument } from '../../../forms/uploads/FormDocument.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import { BankQrFields } from './BankQrFields.tsx';
import { RefundFields } from './RefundFields.tsx';

/** Texts and files of the public page. */
export function PageFields() {
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
      <RefundFields />
      <FormTextArea<CompetitionValues>
        name="refundPolicy"
        label={t('competitionFields:refundPolicy')}
        hint={t('hints.refundPolicy')}
        rows={5}
        optional
      />
      <FormTextArea<CompetitionValues>
        name="waiver"
        label={t('competitionFields:waiver')}
        hint={t('hints.waiver')}
        rows={8}
        optional
      />
      <FormDocument<CompetitionValues>
        name="packet"
        label={t('competitionFields:packet')}
        hint={t('hints.packet')}
        optional
      />
    </>
  );
}
