import type { InputHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../ui/TextField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
>;

export function FormTextField<Values extends FieldValues>(props: BoundFieldProps<Values> & InputProps) {
  const { name, ...rest } = props;
  const { value, onChange, ...bound } = useBoundField<Values, string | null>(name);
  return (
    <TextField
      {...rest}
      {...bound}
      name={name}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
