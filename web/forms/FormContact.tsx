import type { FieldValues } from 'react-hook-form';
import { FormTextField } from './FormTextField.tsx';
import type { BoundFieldProps } from './useBoundField.ts';

interface ContactFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Off by default, as the address or number is most often somebody else's. */
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

export function FormEmail<Values extends FieldValues>(props: ContactFieldProps<Values>) {
  return (
    <FormTextField<Values>
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function FormPhone<Values extends FieldValues>(props: ContactFieldProps<Values>) {
  return <FormTextField<Values> type="tel" inputMode="tel" autoComplete="off" {...props} />;
}
