import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';

interface NumberFieldProps extends FieldProps {
  /** Null for nothing typed, NaN for what is no whole number. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  /** What is counted, behind the figures: "skaters", "s". */
  readonly unit?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A whole number of zero or more. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional = false, value, onChange, onBlur, unit, ref } = props;
  const [typed, setTyped] = useState({ text: written(value), of: value });
  const text = Object.is(typed.of, value) ? typed.text : written(value);

  const type = (next: string) => {
    const trimmed = next.trim();
    const number = trimmed === '' ? null : /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
    setTyped({ text: next, of: number });
    onChange(number);
  };

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles['affixed']}>
          <input
            {...control}
            ref={ref}
            className={joinClasses(styles['control'], !unit && styles['figures'])}
            inputMode="numeric"
            autoComplete="off"
            aria-required={optional ? undefined : true}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
          />
          {unit ? (
            <span className={styles['suffix']} data-still>
              {unit}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

function written(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
