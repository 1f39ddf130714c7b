import type { RefCallback } from 'react';
import type { FieldProps } from './Field.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { fieldOfWidth } from './fieldOfWidth.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
}

export interface SelectProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly ref?: RefCallback<HTMLElement>;
}

/** A choice from a short list. For more than about fifteen options, use a ComboBox. */
export const Select = fieldOfWidth<SelectProps>(
  NativeSelect,
  async () => (await import('./ListSelect.tsx')).ListSelect,
);
