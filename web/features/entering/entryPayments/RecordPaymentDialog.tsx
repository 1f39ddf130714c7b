import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type PaidEntry, RecordPayment } from './RecordPayment.tsx';

interface RecordPaymentDialogProps {
  readonly competition: Competition;
  readonly entry: PaidEntry;
  readonly onClose: () => void;
}

/** The form of one payment, filled with the balance and the method used last. */
export function RecordPaymentDialog({ competition, entry, onClose }: RecordPaymentDialogProps) {
  const { t } = useTranslation('payments');
  const due = formatAmount(Math.max(0, entry.balance), entry.currency);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('record.title', { name: entry.name })}
      // All is filled in: Enter records, and no phone's keyboard covers the form.
      initialFocus="button[type='submit']"
    >
      <p>{t('record.amountHint', { amount: due })}</p>
      <RecordPayment competition={competition} entry={entry} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
