import { useTranslation } from '../../../i18n/useTranslation.ts';
import { FormEmail } from '../../../forms/FormContact.tsx';

interface EmailFieldProps {
  /** `username` beside a password field, so that password managers fill both. */
  readonly autoComplete: 'username' | 'email';
}

export function EmailField({ autoComplete }: EmailFieldProps) {
  const { t } = useTranslation('account');
  return <FormEmail<{ email: string }> name="email" label={t('email')} autoComplete={autoComplete} />;
}
