import type { FieldValues } from 'react-hook-form';
import { instantAt, venueTimeOf } from '../../shared/domain/core/dates/venueTime.ts';
import { DateTimePicker } from '../ui/DateTimePicker.tsx';
import { focusWithin, useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormDateTimeProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The IANA zone of the time shown. Without it the value is venue time. */
  readonly timeZone?: string;
  /** `YYYY-MM-DD`; earlier days cannot be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
  /** The default time of a newly chosen day, `HH:mm`. */
  readonly usualTime?: string;
}

/**
 * A day and a time. With a time zone its value is a UTC instant (ISO 8601), without one venue time (`YYYY-
 * MM-DDTHH:mm`), for forms in which the zone can still change.
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
