import type { FieldValues } from 'react-hook-form';
import { NumberField } from '../ui/NumberField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormNumberProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly unit?: string;
}

/** A whole number in a form; null for nothing typed, NaN for what is no whole number. */
export function FormNumber<Values extends FieldValues>({ name, ...rest }: FormNumberProps<Values>) {
  const { value, ...bound } = useBoundField<Values, number | null | undefined>(name);
  return <NumberField {...rest} {...bound} value={value ?? null} />;
}
