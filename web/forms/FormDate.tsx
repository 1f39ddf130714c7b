import type { FieldValues } from 'react-hook-form';
import { DatePicker } from '../ui/DatePicker.tsx';
import { focusWithin, useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormDateProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** `YYYY-MM-DD`; earlier days cannot be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
}

/** A calendar day; its value is `YYYY-MM-DD`. */
export function FormDate<Values extends FieldValues>({ name, ...rest }: FormDateProps<Values>) {
  const { value, ref, ...bound } = useBoundField<Values, string | null>(name);
  return (
    <DatePicker
      {...rest}
      {...bound}
      value={value ?? ''}
      ref={focusWithin(ref, '[role="spinbutton"], input')}
    />
  );
}
