import type { FieldValues } from 'react-hook-form';
import { CheckboxCard } from '../ui/CheckboxCard.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

interface FormCheckboxProps<Values extends FieldValues> extends Pick<BoundFieldProps<Values>, 'name'> {
  readonly title: string;
  readonly detail?: string;
}

export function FormCheckbox<Values extends FieldValues>({ name, title, detail }: FormCheckboxProps<Values>) {
  const { value, onChange, onBlur, ref } = useBoundField<Values, boolean>(name);
  return (
    <CheckboxCard
      title={title}
      detail={detail}
      ref={ref}
      checked={value}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
