import type { Ref } from 'react';
import styles from './DatePicker.module.css';
import field from './Field.module.css';
import { type FieldProps, Field } from './Field.tsx';
import { FIRST_YEAR, isDay, LAST_YEAR } from './dayLimits.ts';
import { fieldOfWidth } from './fieldOfWidth.tsx';
import { joinClasses } from './joinClasses.ts';

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

/** A DatePicker that opens the phone's own calendar or wheels. */
function NativeDatePicker(props: DatePickerProps) {
  const { label, hint, error, optional = false, value, onChange, onBlur, earliest, latest, disabled } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div ref={props.ref}>
          <input
            {...control}
            type="date"
            className={joinClasses(field.control, styles.native)}
            min={earliest && isDay(earliest) ? earliest : `${FIRST_YEAR}-01-01`}
            max={latest && isDay(latest) ? latest : `${LAST_YEAR}-12-31`}
            disabled={disabled}
            aria-required={optional ? undefined : true}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
