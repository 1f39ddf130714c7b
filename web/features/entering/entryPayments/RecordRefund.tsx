import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { fieldError } from '../../../../shared/contract/core/fieldMessages.ts';
import {
  RECORDED_METHODS,
  type Payment,
  type RefundMethod,
} from '../../../../shared/contract/entering/payments/payments.ts';
import { paymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import {
  owedAfterRefund,
  refundableAmount,
} from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { call } from '../../../api/client.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { formatAmount, formatDay } from '../../../i18n/formats.ts';
import { useBoundField } from '../../../forms/useBoundField.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { paymentRequest, type PaymentValues } from './paymentValues.ts';
import type { PaidEntry } from './RecordPayment.tsx';
import { usePaymentForm } from './usePaymentForm.ts';

interface RefundValues extends PaymentValues {
  refundOf: string;
  /** The entry's balance once the refund is confirmed. */
  owed: number | null;
}

const bodyOf = (values: RefundValues) => ({
  ...paymentRequest(values),
  method: values.method as RefundMethod,
});

/** The entry's balance after the refund as it is typed. */
const owedAfter = (balance: number, { amount, method }: Pick<RefundValues, 'amount' | 'method'>) =>
  owedAfterRefund(balance, { amount: amount ?? 0, method: method as RefundMethod });

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
      owed: null,
    },
    operation: 'recordRefund',
    days,
    extraValidation: (values) =>
      owedAfter(entry.balance, values) === (values.owed ?? 0) ? [] : [fieldError('owed', 'MustCorrect')],
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
      <PaymentFields what="refund" currency={entry.currency} methods={methodsFor(payment)} days={days}>
        <ByCard />
        <OwedAgain entry={entry} />
      </PaymentFields>
      <FormTextField<RefundValues> name="note" label={t('record.note')} autoComplete="off" optional />
    </Form>
  );
}

/** What a card paid goes back to it, unless the organiser gives it back otherwise. */
const methodsFor = ({ method }: Payment) =>
  method === 'card' ? (['card', ...RECORDED_METHODS] as const) : RECORDED_METHODS;

/** Of the other methods the organiser gives the money back; by card the product does. */
function ByCard() {
  const { t } = useTranslation('payments');
  const method = useWatch<RefundValues, 'method'>({ name: 'method' });
  return method === 'card' ? <p>{t('refund.byCard')}</p> : null;
}

/** Asks first where the entry owes after the refund; another amount is asked for anew. */
function OwedAgain({ entry: { balance, currency, name } }: { readonly entry: PaidEntry }) {
  const { t } = useTranslation('payments');
  const [amount, method] = useWatch<RefundValues, ['amount', 'method']>({ name: ['amount', 'method'] });
  const { value, onChange, onBlur, ref, error } = useBoundField<RefundValues, number | null>('owed');
  const owed = owedAfter(balance, { amount, method });
  useEffect(() => {
    if (value !== null && value !== owed) onChange(null);
  }, [value, owed, onChange]);
  if (owed === 0) return null;
  return (
    <CheckboxCard
      title={t('refund.owedAgain', { name, amount: formatAmount(owed, currency) })}
      detail={t('refund.owedHint')}
      ref={ref}
      checked={value === owed}
      aria-invalid={error !== undefined}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked ? owed : null)}
    />
  );
}
