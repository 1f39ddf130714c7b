import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'children'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; the box grows with what is typed. */
export function TextArea({ label, hint, error, optional = false, ref, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={ref}
          className={styles['control']}
          aria-required={optional ? undefined : true}
        />
      )}
    </Field>
  );
}
