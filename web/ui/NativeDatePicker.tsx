import styles from './DatePicker.module.css';
import type { DatePickerProps } from './DatePicker.tsx';
import { FIRST_YEAR, isDay, LAST_YEAR } from './dayLimits.ts';
import field from './Field.module.css';
import { Field } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';

/** A DatePicker that opens the phone's own calendar or wheels. */
export function NativeDatePicker(props: DatePickerProps) {
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
