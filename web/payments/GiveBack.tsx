import { useTranslation } from 'react-i18next';
import type { Competition } from '../../shared/contract/competitions.ts';
import { PAYMENT_METHODS, type Payment, type RefundMethod } from '../../shared/contract/payments.ts';
import { leftOf } from '../../shared/domain/payments/recordProblems.ts';
import { moneyDays } from '../../shared/domain/payments/moneyDays.ts';
import { call } from '../api/client.ts';
import { contractResolver } from '../api/contractResolver.ts';
import { refusalText } from '../api/refusalText.ts';
import { useSubmissionKey } from '../api/submissionKey.ts';
import { Form, FormRow } from '../form/Form.tsx';
import { FormDate } from '../form/FormDate.tsx';
import { FormMoney } from '../form/FormMoney.tsx';
import { FormSelect } from '../form/FormSelect.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { useContractForm } from '../form/useContractForm.ts';
import { formatAmount, formatDay } from '../i18n/formats.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toastStore.ts';
import type { PaidEntry } from './RecordPayment.tsx';
import { moneyDayErrors } from './moneyDayErrors.ts';
import { useMoneyCache } from './useMoneyCache.ts';

interface RefundValues {
  refundOf: string;
  method: string;
  amount: number | null;
  receivedOn: string;
  reference: string;
  note: string;
}

/** What was left empty is nothing. */
const bodyOf = (values: RefundValues) => ({
  ...values,
  method: values.method as RefundMethod,
  amount: values.amount ?? 0,
  reference: values.reference.trim() || null,
  note: values.note.trim() || null,
});

interface GiveBackProps {
  readonly competition: Competition;
  readonly entry: PaidEntry;
  readonly payment: Payment;
  /** Takes back a payment that never was: no money moves. */
  readonly isCorrection: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Gives back some or all of one payment, or takes back one that was recorded by mistake. */
export function GiveBack({ competition, entry, payment, isCorrection, onDone, onCancel }: GiveBackProps) {
  const { t } = useTranslation(['money', 'common']);
  const readAgain = useMoneyCache();
  const key = useSubmissionKey();
  const left = leftOf(payment);
  const days = moneyDays(competition, new Date());
  const form = useContractForm<RefundValues>({
    defaultValues: {
      refundOf: payment.id,
      method: isCorrection ? 'correction' : payment.method,
      // What was paid too much, where that is what is given back.
      amount: isCorrection || entry.balance >= 0 ? left : Math.min(left, -entry.balance),
      receivedOn: days.latest,
      reference: '',
      note: '',
    },
    resolver: contractResolver('recordRefund', {
      toBody: bodyOf,
      also: ({ receivedOn }) => moneyDayErrors(receivedOn, days),
    }),
    refusalText,
    onSubmit: async (values) => {
      const body = bodyOf(values);
      const params = { competitionId: competition.id, entryId: entry.id };
      await call('recordRefund', { params, body, idempotencyKey: key.for(body) });
      key.done();
      await readAgain();
      const amount = formatAmount(body.amount, entry.currency);
      showToast(
        isCorrection ? t('correct.done', { amount }) : t('refund.done', { amount, name: entry.name }),
      );
      onDone();
    },
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
      <FormRow>
        <FormMoney<RefundValues> name="amount" label={t('refund.amount')} currency={entry.currency} />
        <FormSelect<RefundValues>
          name="method"
          label={t('refund.method')}
          options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
        />
      </FormRow>
      <FormRow>
        <FormDate<RefundValues> name="receivedOn" label={t('refund.receivedOn')} {...days} />
        <FormTextField<RefundValues>
          name="reference"
          label={t('record.reference')}
          autoComplete="off"
          optional
        />
      </FormRow>
      <FormTextField<RefundValues> name="note" label={t('record.note')} autoComplete="off" optional />
    </Form>
  );
}
