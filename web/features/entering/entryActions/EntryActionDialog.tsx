import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { WithdrawDialog } from '../myEntries/index.ts';
import { RecordPaymentDialog } from '../entryPayments/index.ts';
import type { NamedRow } from './actionRow.ts';
import { CoachDialog } from './CoachDialog.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { LabelDialog } from './LabelDialog.tsx';
import { PayAllDialog } from './PayAllDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';

/** An action that was begun, with its entries. */
export interface EntryTask {
  readonly what: 'pay' | 'payAll' | 'remind' | 'email' | 'label' | 'coach' | 'withdraw';
  readonly rows: readonly NamedRow[];
  /** Clears the selection. */
  readonly onDone: (() => void) | undefined;
}

interface EntryActionDialogProps {
  readonly competition: Competition;
  readonly task: EntryTask;
  readonly onClose: () => void;
}

/** The dialog of an action on one or several entries. */
export function EntryActionDialog({ competition, task, onClose }: EntryActionDialogProps) {
  const { t } = useTranslation('entryChanges');
  const { what, rows, onDone } = task;
  const [row] = rows;
  const finish = () => {
    onDone?.();
    onClose();
  };
  if (!row) return null;
  const amounts = {
    balance: row.balance ?? 0,
    totalPrice: row.totalPrice ?? 0,
    paid: row.paid ?? 0,
    retained: row.retained ?? 0,
  };
  switch (what) {
    case 'pay':
      return (
        <RecordPaymentDialog competition={competition} entry={{ ...row, ...amounts }} onClose={onClose} />
      );
    case 'payAll':
      return <PayAllDialog competition={competition} rows={rows} onClose={onClose} onDone={finish} />;
    case 'remind':
      return <RemindDialog competition={competition} rows={rows} onClose={onClose} onDone={finish} />;
    case 'email':
      return <EmailDialog competition={competition} rows={rows} onClose={onClose} onDone={finish} />;
    case 'coach':
      return <CoachDialog competition={competition} rows={rows} onClose={onClose} onDone={finish} />;
    case 'label':
      return <LabelDialog competition={competition} rows={rows} onClose={onClose} />;
    case 'withdraw':
      return (
        <WithdrawDialog
          entry={{ ...row, ...amounts }}
          competition={competition}
          by="organiser"
          onClose={onClose}
          onDone={() => {
            showToast(t('withdraw.done', { name: row.name }));
            onClose();
          }}
        />
      );
  }
}
