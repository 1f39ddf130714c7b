import { useId } from 'react';
import type { Ref } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { DatePicker } from './DatePicker.tsx';
import styles from './DatePicker.module.css';
import { MINUTE_STEP } from './dayLimits.ts';
import field from './Field.module.css';
import { FieldProblem } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';
import './controlMessages.ts';

interface DateTimePickerProps extends FieldProps {
  /** Venue time, `YYYY-MM-DDTHH:mm`, or '' for none. */
  readonly value: string;
  readonly onChange: (venueTime: string) => void;
  readonly onBlur?: () => void;
  readonly earliest?: string;
  readonly latest?: string;
  /** The default time of a newly chosen day, `HH:mm`. */
  readonly usualTime?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

const twoFigures = (value: number) => String(value).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => twoFigures(hour));
const MINUTES = Array.from({ length: 60 / MINUTE_STEP }, (_, step) => twoFigures(step * MINUTE_STEP));

/** A day and a time on the 24-hour clock, in steps of five minutes; the hint names the time zone. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { error, value, onChange, usualTime = '18:00', ...rest } = props;
  const { t } = useTranslation('controls');
  const id = useId();
  const [day = '', time = ''] = value.split('T');
  const [hour = '', minute = ''] = (time || usualTime).split(':');
  const set = (nextDay: string, nextTime: string) => onChange(nextDay ? `${nextDay}T${nextTime}` : '');
  // A time from elsewhere may lie between the steps; it is shown unchanged.
  const minutes = MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].sort();

  return (
    <div className={field.field}>
      <div className={field.pair}>
        <DatePicker {...rest} value={day} onChange={(next) => set(next, `${hour}:${minute}`)} />
        <div className={styles.clock} role="group" aria-label={`${props.label}: ${t('date.time')}`}>
          <select
            className={joinClasses(field.control)}
            aria-label={t('date.hour')}
            aria-describedby={error ? `${id}-error` : undefined}
            disabled={day === ''}
            value={hour}
            onChange={(event) => set(day, `${event.target.value}:${minute}`)}
          >
            {HOURS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <span aria-hidden="true">:</span>
          <select
            className={joinClasses(field.control)}
            aria-label={t('date.minute')}
            disabled={day === ''}
            value={minute}
            onChange={(event) => set(day, `${hour}:${event.target.value}`)}
          >
            {minutes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      </div>
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}
