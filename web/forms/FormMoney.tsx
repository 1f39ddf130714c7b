import type { FieldValues } from 'react-hook-form';
import { MoneyField } from '../ui/MoneyField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormMoneyProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** ISO 4217. */
  readonly currency: string;
}

/** An amount; its value is minor units, null if empty, NaN if invalid. */
export function FormMoney<Values extends FieldValues>({ name, ...rest }: FormMoneyProps<Values>) {
  const { value, ...bound } = useBoundField<Values, number | null | undefined>(name);
  return <MoneyField {...rest} {...bound} value={value ?? null} />;
}
