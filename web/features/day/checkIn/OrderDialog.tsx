import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReorderList } from '../../../ui/ReorderList.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { ReasonField } from './ReasonField.tsx';
import styles from './CheckIn.module.css';

interface ReasonValues {
  reason: string;
}

interface OrderDialogProps {
  readonly competitionId: string;
  readonly flight: RunFlight;
  readonly label: string;
  readonly onClose: () => void;
}

/** Changes a flight's start order, with a reason, over the order that was shown when it was opened. */
export function OrderDialog({ competitionId, flight, label, onClose }: OrderDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const [{ starters, version }, setOrder] = useState(flight);
  const order = starters.map(({ programmeId }) => programmeId);
  const toRequest = ({ reason }: ReasonValues) => ({ order, reason, version });
  const form = useContractForm<ReasonValues>({
    defaultValues: { reason: '' },
    resolver: contractResolver<ReasonValues>('changeOrder', { toRequest }),
    errorMessage,
    onSubmit: async (values) => {
      await call('changeOrder', { params: { competitionId, flightId: flight.id }, body: toRequest(values) });
      await whenRefetched();
      showToast(t('orderSaved'));
      onClose();
    },
  });
  const move = (from: number, to: number) =>
    setOrder((now) => {
      const after = now.starters.toSpliced(from, 1);
      const moved = now.starters[from];
      return { ...now, starters: moved ? after.toSpliced(to, 0, moved) : now.starters };
    });
  const title = t('orderTitle', { flight: label });
  return (
    <Dialog isOpen onClose={onClose} title={title} closesOutside={false}>
      <p>{t('orderText')}</p>
      <Form
        form={form}
        label={title}
        submitLabel={t('orderSave')}
        actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
      >
        <div className={styles.order}>
          <ReorderList label={title} items={starters} keys={order} nameOf={({ name }) => name} onMove={move}>
            {({ name }) => <span className={styles.ordered}>{name}</span>}
          </ReorderList>
        </div>
        <ReasonField />
      </Form>
    </Dialog>
  );
}
