import type { FieldValues } from 'react-hook-form';
import { ComboBox } from '../ui/ComboBox.tsx';
import type { Option } from '../ui/Select.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormComboBoxProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly options: readonly Option[];
  /** Keeps what was typed although no option has that name. */
  readonly allowsCustom?: boolean;
  readonly placeholder?: string;
}

/** A choice by typing in a form: a home rink, a country. */
export function FormComboBox<Values extends FieldValues>({ name, ...rest }: FormComboBoxProps<Values>) {
  const { value, ...bound } = useBoundField<Values, string | null>(name);
  return <ComboBox {...rest} {...bound} value={value ?? ''} />;
}
