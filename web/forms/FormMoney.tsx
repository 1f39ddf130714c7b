import type { FieldValues } from 'react-hook-form';
import { MoneyField } from '../ui/MoneyField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormMoneyProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** ISO 4217. */
  readonly currency: string;
}

/** An amount in a form, in minor units in its values; null for nothing typed, NaN for no amount. */
export function FormMoney<Values extends FieldValues>({ name, ...rest }: FormMoneyProps<Values>) {
  const { value, ...bound } = useBoundField<Values, number | null | undefined>(name);
  return <MoneyField {...rest} {...bound} value={value ?? null} />;
}
