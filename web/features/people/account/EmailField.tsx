import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface EmailFieldProps {
  /** `username` beside a password field, so that password managers fill both. */
  readonly autoComplete: 'username' | 'email';
}

export function EmailField({ autoComplete }: EmailFieldProps) {
  const { t } = useTranslation('account');
  return (
    <FormTextField<{ email: string }>
      name="email"
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
