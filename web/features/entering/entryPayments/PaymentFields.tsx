import type { ReactNode } from 'react';
import {
  RECORDED_METHODS,
  type PaymentMethod,
} from '../../../../shared/contract/entering/payments/payments.ts';
import type { PaymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { FormRow } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormMoney } from '../../../forms/FormMoney.tsx';
import { FormSegments } from '../../../forms/FormSegments.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { PaymentValues } from './paymentValues.ts';

interface PaymentFieldsProps {
  readonly what: 'record' | 'refund';
  readonly currency: string;
  readonly methods?: readonly PaymentMethod[];
  /** The days that the competition accepts. */
  readonly days: PaymentDays;
  /** Shown below the amount. */
  readonly children?: ReactNode;
}

/** Amount, method, day and reference of a payment or refund. */
export function PaymentFields({
  what,
  currency,
  methods = RECORDED_METHODS,
  days,
  children,
}: PaymentFieldsProps) {
  const { t } = useTranslation('payments');
  return (
    <>
      <FormRow>
        <FormMoney<PaymentValues> name="amount" label={t(`${what}.amount`)} currency={currency} />
        <FormDate<PaymentValues> name="receivedOn" label={t(`${what}.receivedOn`)} {...days} />
      </FormRow>
      {children}
      <FormSegments<PaymentValues>
        name="method"
        label={t(`${what}.method`)}
        options={methods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
      />
      <FormTextField<PaymentValues>
        name="reference"
        label={t('record.reference')}
        autoComplete="off"
        optional
      />
    </>
  );
}
