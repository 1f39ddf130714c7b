import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthLayout } from '../../../layout/AuthLayout.tsx';
import { paths } from '../../../paths.ts';
import { SignUpForm } from './SignUpForm.tsx';

export function SignUpPage() {
  const { t } = useTranslation('account');
  return (
    <AuthLayout
      title={t('signUp.welcome')}
      homePath={paths.landing}
      foot={
        <p>
          {t('signUp.haveAccount')} <Link to={paths.login}>{t('signUp.logIn')}</Link>
        </p>
      }
    >
      <SignUpForm />
    </AuthLayout>
  );
}
