import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormPasswordProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function FormPassword<Values extends FieldValues>({ name, ...rest }: FormPasswordProps<Values>) {
  const { value, onChange, ...bound } = useBoundField<Values, string>(name);
  return (
    <PasswordField
      {...rest}
      {...bound}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
