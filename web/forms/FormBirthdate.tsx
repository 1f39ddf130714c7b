import type { FieldValues } from 'react-hook-form';
import { BirthdateFields } from '../ui/BirthdateFields.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

/** A date of birth in a form, `YYYY-MM-DD` in its values once it is whole. */
export function FormBirthdate<Values extends FieldValues>({ name, ...rest }: BoundFieldProps<Values>) {
  const { value, ...bound } = useBoundField<Values, string | null>(name);
  return <BirthdateFields {...rest} {...bound} value={value ?? ''} />;
}
