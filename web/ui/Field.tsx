import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Props of every field. */
export interface FieldProps {
  readonly label: string;
  /** One line below the label: the expected value, an example. */
  readonly hint?: ReactNode;
  /** The error below the control. */
  readonly error?: string | undefined;
  /** Shows "optional" beside the label; fields are required by default. */
  readonly optional?: boolean;
}

/** The attributes that link a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below, linked for screen readers. */
export function Field({ label, hint, error, optional, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </label>
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}

export function LabelText({
  label,
  optional,
}: {
  readonly label: string;
  readonly optional?: boolean | undefined;
}) {
  const { t } = useTranslation('ui');
  return (
    <>
      {label}
      {optional ? <span className={styles.optional}> ({t('optional')})</span> : null}
    </>
  );
}

export function FieldProblem({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <span className={styles.error} id={id}>
      <Icon name="alert" />
      {error}
    </span>
  );
}
