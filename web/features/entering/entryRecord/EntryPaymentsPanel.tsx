import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryPayments } from '../entryPayments/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { EntryRecordActionProps } from './EntryRecordActions.tsx';

/** Opens the entry's payments and refunds, to record more. */
export function EntryPaymentsPanel({ record, competition }: EntryRecordActionProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('payments.openEntry')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('account.title', { name: record.name })}
      >
        <EntryPayments competition={competition} entryId={record.id} />
      </Dialog>
    </>
  );
}
