import { useId } from 'react';
import type { Ref } from 'react';
import type { FieldProps } from './Field.tsx';
import { FieldProblem } from './Field.tsx';
import field from './Field.module.css';
import type { Option } from './Select.tsx';
import styles from './Segments.module.css';
import choice from './choice.module.css';
import { joinClasses } from './joinClasses.ts';

interface SegmentsProps extends FieldProps {
  readonly options: readonly Option[];
  /** '' for no choice yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** A choice between a few short words that stand side by side. */
export function Segments({ label, error, options, value, onChange, onBlur, ref }: SegmentsProps) {
  const id = useId();
  return (
    <fieldset
      ref={ref}
      className={field.field}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={field.label}>{label}</legend>
      <div className={styles.segments} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label key={option.value} className={joinClasses(choice.raised, styles.segment)}>
            <input
              type="radio"
              className={choice.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-error`} error={error} />
    </fieldset>
  );
}
