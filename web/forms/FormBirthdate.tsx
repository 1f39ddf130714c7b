import type { FieldValues } from 'react-hook-form';
import { BirthdateFields } from '../ui/BirthdateFields.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

/** A date of birth; its value is `YYYY-MM-DD` once complete. */
export function FormBirthdate<Values extends FieldValues>({ name, ...rest }: BoundFieldProps<Values>) {
  const { value, ...bound } = useBoundField<Values, string | null>(name);
  return <BirthdateFields {...rest} {...bound} value={value ?? ''} />;
}
