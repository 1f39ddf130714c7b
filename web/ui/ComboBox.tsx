import type { RefCallback } from 'react';
import { fieldOfWidth } from './fieldOfWidth.tsx';
import type { FieldProps } from './Field.tsx';
import { PhoneComboBox } from './PhoneComboBox.tsx';
import type { Option } from './Select.tsx';

export interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[];
  /** The value of an option, or the typed text with `allowsCustom`; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Accepts typed text that is no option, such as a rink missing in the registry. */
  readonly allowsCustom?: boolean;
  /** Called before `onChange` with whether the field's text is no option and so no value. */
  readonly onUnknown?: (isUnknown: boolean) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly ref?: RefCallback<HTMLElement>;
}

/**
 * A choice from a long list by typing; suggestions begin at the second character. On leaving the field, a
 * name typed with other accents or case becomes the option's own; other text stays as typed.
 */
export const ComboBox = fieldOfWidth<ComboBoxProps>(
  PhoneComboBox,
  async () => (await import('./ListComboBox.tsx')).ListComboBox,
);
