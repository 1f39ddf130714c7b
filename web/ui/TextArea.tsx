import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Field.module.css';

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'children'>;

interface TextAreaProps extends FieldProps, AreaProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text; it grows with its content if the browser supports that. `rows` is the minimum
 * height.
 */
export function TextArea({ label, hint, error, optional = false, ref, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          ref={ref}
          className={joinClasses(styles.control, styles.area)}
          aria-required={optional ? undefined : true}
        />
      )}
    </Field>
  );
}
