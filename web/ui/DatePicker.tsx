import type { Ref } from 'react';
import type { FieldProps } from './Field.tsx';
import { fieldOfWidth } from './fieldOfWidth.tsx';
import { NativeDatePicker } from './NativeDatePicker.tsx';

export interface DatePickerProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
  /** `YYYY-MM-DD`; earlier days cannot be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A day, typed or from a calendar: 1900 to 2100. Not for dates of birth. */
export const DatePicker = fieldOfWidth<DatePickerProps>(
  NativeDatePicker,
  async () => (await import('./CalendarDatePicker.tsx')).CalendarDatePicker,
);
