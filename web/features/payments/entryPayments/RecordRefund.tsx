import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Payment, RefundMethod } from '../../../../shared/contract/payments/payments.ts';
import { paymentDays } from '../../../../shared/domain/payments/paymentDays.ts';
import { refundableAmount } from '../../../../shared/domain/payments/recordProblems.ts';
import { call } from '../../../api/client.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { formatAmount, formatDay } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { PaymentFields } from '../PaymentFields.tsx';
import { paymentRequest, type PaymentValues } from '../paymentValues.ts';
import type { PaidEntry } from './RecordPayment.tsx';
import { usePaymentForm } from './usePaymentForm.ts';

interface RefundValues extends PaymentValues {
  refundOf: string;
}

const bodyOf = (values: RefundValues) => ({
  ...paymentRequest(values),
  method: values.method as RefundMethod,
});

interface RecordRefundProps {
  readonly competition: Competition;
  readonly entry: PaidEntry;
  readonly payment: Payment;
  /** Voids a payment that never happened, so no money moves. */
  readonly isCorrection: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Refunds one payment wholly or in part, or voids one recorded by mistake. */
export function RecordRefund({
  competition,
  entry,
  payment,
  isCorrection,
  onDone,
  onCancel,
}: RecordRefundProps) {
  const { t } = useTranslation(['payments', 'common']);
  const left = refundableAmount(payment);
  const days = paymentDays(competition, currentTime());
  const form = usePaymentForm<RefundValues, ReturnType<typeof bodyOf>>({
    defaultValues: {
      refundOf: payment.id,
      method: isCorrection ? 'correction' : payment.method,
      // An overpaid entry proposes what it has overpaid.
      amount: isCorrection || entry.balance >= 0 ? left : Math.min(left, -entry.balance),
      receivedOn: days.latest,
      reference: '',
      note: '',
    },
    operation: 'recordRefund',
    days,
    toRequest: bodyOf,
    send: (sent) =>
      call('recordRefund', { params: { competitionId: competition.id, entryId: entry.id }, ...sent }),
    doneMessage: (body) => {
      const amount = formatAmount(body.amount, entry.currency);
      return isCorrection ? t('correct.done', { amount }) : t('refund.done', { amount, name: entry.name });
    },
    onDone,
  });
  const facts = {
    amount: formatAmount(payment.amount, entry.currency),
    how: t(`methods.${payment.method}`),
    day: formatDay(payment.receivedOn),
    left: formatAmount(left, entry.currency),
  };
  const cancel = <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>;
  if (isCorrection) {
    return (
      <Form form={form} label={t('correct.title')} submitLabel={t('correct.submit')} actions={cancel}>
        <p>
          {t('correct.text', facts)} {payment.bankRowId ? t('correct.fromStatement') : null}
        </p>
        <FormDate<RefundValues> name="receivedOn" label={t('correct.receivedOn')} {...days} />
        <FormTextField<RefundValues>
          name="note"
          label={t('correct.note')}
          hint={t('correct.noteHint')}
          autoComplete="off"
          optional
        />
      </Form>
    );
  }
  return (
    <Form
      form={form}
      label={t('refund.title', { name: entry.name })}
      submitLabel={t('refund.submit')}
      actions={cancel}
    >
      <p>{t('refund.ofPayment', facts)}</p>
      <PaymentFields what="refund" currency={entry.currency} days={days} />
      <FormTextField<RefundValues> name="note" label={t('record.note')} autoComplete="off" optional />
    </Form>
  );
}
