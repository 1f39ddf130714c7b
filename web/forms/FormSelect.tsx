import type { FieldValues } from 'react-hook-form';
import { Select } from '../ui/Select.tsx';
import type { Option } from '../ui/Select.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormSelectProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** A choice from a short list; '' means no choice yet. */
export function FormSelect<Values extends FieldValues>({ name, ...rest }: FormSelectProps<Values>) {
  const { value, ...bound } = useBoundField<Values, string>(name);
  return <Select {...rest} {...bound} name={name} value={value || null} />;
}
