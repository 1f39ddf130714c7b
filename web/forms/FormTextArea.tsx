import type { TextareaHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../ui/TextArea.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

type AreaProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoComplete' | 'maxLength' | 'placeholder' | 'rows' | 'spellCheck'
>;

export function FormTextArea<Values extends FieldValues>(props: BoundFieldProps<Values> & AreaProps) {
  const { name, ...rest } = props;
  const { value, onChange, ...bound } = useBoundField<Values, string | null>(name);
  return (
    <TextArea
      {...rest}
      {...bound}
      name={name}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
