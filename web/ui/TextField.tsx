import type { InputHTMLAttributes, Ref } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'children'>;

interface TextFieldProps extends FieldProps, InputProps {
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text; `type`, `autoComplete` and `inputMode` as on an input. */
export function TextField({ label, hint, error, optional = false, ref, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          ref={ref}
          className={styles.control}
          aria-required={optional ? undefined : true}
        />
      )}
    </Field>
  );
}
