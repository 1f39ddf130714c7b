import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type {
  LedgerEntry,
  RecordedMethod,
} from '../../../../../shared/contract/entering/payments/payments.ts';
import { allocationsOf } from '../../../../../shared/domain/entering/balance/allocationsOf.ts';
import { paymentDays } from '../../../../../shared/domain/entering/balance/paymentDays.ts';
import type { RinkBalance } from '../../../../../shared/domain/money/payments/rinkBalances.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { currentTime } from '../../../../clock.ts';
import { Form } from '../../../../forms/Form.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import {
  lastMethod,
  PaymentFields,
  paymentDayErrors,
  type PaymentValues,
} from '../../../entering/entryPayments/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { AllocationList } from '../AllocationList.tsx';

interface RinkPaymentProps {
  readonly competition: Competition;
  readonly rink: RinkBalance<LedgerEntry>;
  readonly onClose: () => void;
}

type RinkPaymentValues = Omit<PaymentValues, 'note'>;

/** Splits one payment of a rink over its entries, each up to its balance, by name. */
export function RinkPayment({ competition, rink, onClose }: RinkPaymentProps) {
  const { t } = useTranslation(['payments', 'common']);
  // A key for each allocation, so that a retry records none twice.
  const [keys] = useState(() => new Map(rink.rows.map(({ id }) => [id, crypto.randomUUID()])));
  const open = rink.rows.filter(({ balance }) => balance > 0);
  const days = paymentDays(competition, currentTime());
  const form = useContractForm<RinkPaymentValues>({
    defaultValues: { method: lastMethod(), amount: rink.open, receivedOn: days.latest, reference: '' },
    resolver: contractResolver('recordPayment', {
      toRequest: (values) => ({ ...values, reference: values.reference.trim() || null, note: null }),
      extraValidation: ({ receivedOn }) => paymentDayErrors(receivedOn, days),
    }),
    errorMessage,
    onSubmit: async ({ method, amount, receivedOn, reference }) => {
      const shares = allocationsOf(amount ?? 0, open);
      let done = 0;
      try {
        for (const share of shares) {
          await call('recordPayment', {
            params: { competitionId: competition.id, entryId: share.entryId },
            body: {
              method: method as RecordedMethod,
              amount: share.amount,
              receivedOn,
              reference: reference.trim() || null,
              note: null,
            },
            idempotencyKey: keys.get(share.entryId) ?? share.entryId,
            refetch: 'later',
          });
          done++;
        }
      } catch (thrown) {
        if (done > 0) showToast(t('rinks.broken', { done, count: shares.length }), 'bad');
        throw thrown;
      } finally {
        await refetchChanged('recordPayment');
      }
      showToast(
        t('rinks.recorded', { amount: formatAmount(amount ?? 0, competition.currency), count: done }),
      );
      onClose();
    },
  });
  return (
    <Form
      form={form}
      label={t('rinks.recordOf', { rink: rink.name })}
      submitLabel={t('record.submit')}
      actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
    >
      <p>{t('rinks.recordText')}</p>
      <PaymentFields what="record" currency={competition.currency} days={days} />
      <Shares open={open} currency={competition.currency} />
    </Form>
  );
}

function Shares({ open, currency }: { readonly open: readonly LedgerEntry[]; readonly currency: string }) {
  const amount = useWatch<RinkPaymentValues, 'amount'>({ name: 'amount' });
  const shares = Number.isSafeInteger(amount) ? allocationsOf(amount ?? 0, open) : [];
  return <AllocationList shares={shares} entries={open} currency={currency} />;
}
