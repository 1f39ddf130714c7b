import type { FieldValues } from 'react-hook-form';
import { instantAt, venueTimeOf } from '../../shared/domain/registration/venueTime.ts';
import { DateTimePicker } from '../ui/DateTimePicker.tsx';
import { focusWithin, useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormDateTimeProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** IANA zone whose clock is shown. Without it the form's value is the venue's own time. */
  readonly timeZone?: string;
  /** `YYYY-MM-DD`; days before it cannot be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
  /** What a day chosen first gets for a time, `HH:mm`. */
  readonly usualTime?: string;
}

/**
 * A day and a time in a form. With a time zone its value is the UTC instant, ISO 8601; without one the
 * venue's clock, `YYYY-MM-DDTHH:mm`, for a form in which the zone itself can still change.
 */
export function FormDateTime<Values extends FieldValues>({
  name,
  timeZone,
  ...rest
}: FormDateTimeProps<Values>) {
  const { value, onChange, ref, ...bound } = useBoundField<Values, string | null>(name);
  const shown = value && timeZone ? venueTimeOf(value, timeZone) : (value ?? '');
  const set = (venueTime: string) => onChange(timeZone ? (instantAt(venueTime, timeZone) ?? '') : venueTime);
  return (
    <DateTimePicker
      {...rest}
      {...bound}
      value={shown}
      onChange={set}
      ref={focusWithin(ref, '[role="spinbutton"]')}
    />
  );
}
