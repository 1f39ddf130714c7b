import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry, RecordedMethod } from '../../../../shared/contract/entering/payments/payments.ts';
import { paymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { call } from '../../../api/client.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { lastMethod, rememberMethod } from './lastMethod.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { paymentRequest, type PaymentValues } from './paymentValues.ts';
import styles from './EntryPayments.module.css';
import { usePaymentForm } from './usePaymentForm.ts';

export type PaidEntry = Pick<LedgerEntry, 'id' | 'name' | 'currency' | 'balance'>;

const bodyOf = (values: PaymentValues, due: number) => ({
  ...paymentRequest(values),
  method: values.method as RecordedMethod,
  due,
});

interface RecordPaymentProps {
  readonly competition: Competition;
  readonly entry: PaidEntry;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Records a payment; the form proposes the balance. */
export function RecordPayment({ competition, entry, onDone, onCancel }: RecordPaymentProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { currency, name } = entry;
  // Of two who record the same money at once, the second is told that the balance is another one.
  const [due] = useState(entry.balance);
  const open = Math.max(0, due);
  const days = paymentDays(competition, currentTime());
  const form = usePaymentForm({
    defaultValues: {
      method: lastMethod(),
      amount: open > 0 ? open : null,
      receivedOn: days.latest,
      reference: '',
      note: '',
    },
    operation: 'recordPayment',
    days,
    toRequest: (values: PaymentValues) => bodyOf(values, due),
    send: (sent) =>
      call('recordPayment', { params: { competitionId: competition.id, entryId: entry.id }, ...sent }),
    doneMessage: ({ amount, method }) => {
      rememberMethod(method);
      const facts = { amount: formatAmount(amount, currency, true), name };
      const left = open - amount;
      return left > 0
        ? t('record.donePart', { ...facts, left: formatAmount(left, currency, true) })
        : t('record.done', facts);
    },
    onDone,
  });
  return (
    <Form
      form={form}
      label={t('record.title', { name })}
      submitLabel={t('record.submit')}
      actions={<Button onClick={onCancel}>{t('common:actions.cancel')}</Button>}
    >
      <PaymentFields what="record" currency={currency} days={days}>
        <Difference open={open} currency={currency} />
      </PaymentFields>
      <FormTextField<PaymentValues> name="note" label={t('record.note')} autoComplete="off" optional />
    </Form>
  );
}

/** Explains an amount above or below the balance. */
function Difference({ open, currency }: { readonly open: number; readonly currency: string }) {
  const { t } = useTranslation('payments');
  const amount = useWatch<PaymentValues, 'amount'>({ name: 'amount' });
  const rest = open - (amount ?? open);
  return (
    <p role="status" className={styles.difference}>
      {rest > 0 ? t('record.less', { amount: formatAmount(rest, currency) }) : null}
      {rest < 0 ? t('record.more', { amount: formatAmount(-rest, currency) }) : null}
    </p>
  );
}
