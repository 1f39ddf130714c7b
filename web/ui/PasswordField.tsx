import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import './controlMessages.ts';

interface PasswordFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password that can be made visible, for phones and for long passwords. */
export function PasswordField({ label, hint, error, optional = false, ref, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('controls');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className={styles.affixed}>
          <input
            {...input}
            {...control}
            ref={ref}
            type={shown ? 'text' : 'password'}
            className={styles.control}
            aria-required={optional ? undefined : true}
          />
          <span className={styles.suffix}>
            <Button
              tone="plain"
              dense
              aria-pressed={shown}
              aria-label={shown ? t('password.hide') : t('password.show')}
              onClick={() => setShown(!shown)}
              icon={<Icon name="eye" />}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
