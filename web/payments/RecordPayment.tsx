import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../shared/contract/competitions.ts';
import { PAYMENT_METHODS, type LedgerEntry, type PaymentMethod } from '../../shared/contract/payments.ts';
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
import { formatAmount } from '../i18n/formats.ts';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toastStore.ts';
import { moneyDayErrors } from './moneyDayErrors.ts';
import { useMoneyCache } from './useMoneyCache.ts';

export type PaidEntry = Pick<LedgerEntry, 'id' | 'name' | 'currency' | 'balance'>;

interface PaymentValues {
  method: string;
  amount: number | null;
  receivedOn: string;
  reference: string;
  note: string;
}

/** What was left empty is nothing. */
const bodyOf = (values: PaymentValues) => ({
  ...values,
  method: values.method as PaymentMethod,
  amount: values.amount ?? 0,
  reference: values.reference.trim() || null,
  note: values.note.trim() || null,
});

interface RecordPaymentProps {
  readonly competition: Competition;
  readonly entry: PaidEntry;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Records money that came for an entry; what is open stands in the field already. */
export function RecordPayment({ competition, entry, onDone, onCancel }: RecordPaymentProps) {
  const { t } = useTranslation(['money', 'common']);
  const readAgain = useMoneyCache();
  const key = useSubmissionKey();
  const open = Math.max(0, entry.balance);
  const days = moneyDays(competition, new Date());
  const form = useContractForm<PaymentValues>({
    defaultValues: {
      method: '',
      amount: open > 0 ? open : null,
      receivedOn: days.latest,
      reference: '',
      note: '',
    },
    resolver: contractResolver('recordPayment', {
      toBody: bodyOf,
      also: ({ receivedOn }) => moneyDayErrors(receivedOn, days),
    }),
    refusalText,
    onSubmit: async (values) => {
      const body = bodyOf(values);
      const params = { competitionId: competition.id, entryId: entry.id };
      await call('recordPayment', { params, body, idempotencyKey: key.for(body) });
      key.done();
      await readAgain();
      showToast(t('record.done', { amount: formatAmount(body.amount, entry.currency), name: entry.name }));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t('record.title', { name: entry.name })}
      submitLabel={t('record.submit')}
      actions={<Button onClick={onCancel}>{t('common:actions.cancel')}</Button>}
    >
      <FormRow>
        <FormMoney<PaymentValues>
          name="amount"
          label={t('record.amount')}
          currency={entry.currency}
          hint={t('record.amountHint', { amount: formatAmount(open, entry.currency) })}
        />
        <FormSelect<PaymentValues>
          name="method"
          label={t('record.method')}
          options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
        />
      </FormRow>
      <Difference open={open} currency={entry.currency} />
      <FormRow>
        <FormDate<PaymentValues> name="receivedOn" label={t('record.receivedOn')} {...days} />
        <FormTextField<PaymentValues>
          name="reference"
          label={t('record.reference')}
          hint={t('record.referenceHint')}
          autoComplete="off"
          optional
        />
      </FormRow>
      <FormTextField<PaymentValues> name="note" label={t('record.note')} autoComplete="off" optional />
    </Form>
  );
}

/** What an amount other than the open one means, before it is recorded. */
function Difference({ open, currency }: { readonly open: number; readonly currency: string }) {
  const { t } = useTranslation('money');
  const amount = useWatch<PaymentValues, 'amount'>({ name: 'amount' });
  const rest = open - (amount ?? open);
  return (
    <p role="status">
      {rest > 0 ? t('record.less', { amount: formatAmount(rest, currency) }) : null}
      {rest < 0 ? t('record.more', { amount: formatAmount(-rest, currency) }) : null}
    </p>
  );
}
