import { Link, useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AuthLayout } from '../../../layout/AuthLayout.tsx';
import { paths } from '../../../paths.ts';
import { EmailField } from './EmailField.tsx';
import { usePrefilledAddress } from './usePrefilledAddress.ts';

interface ForgetValues {
  email: string;
}

const resolver = contractResolver<ForgetValues>('requestPasswordReset');

/** Requests the mail with the link. The answer never reveals whether the address has an account. */
export function ForgetPasswordPage() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const form = useContractForm<ForgetValues>({
    defaultValues: { email: usePrefilledAddress() },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      await call('requestPasswordReset', { body });
      await navigate(paths.forgotPasswordSuccess, { state: body });
    },
  });
  return (
    <AuthLayout
      title={t('forget.title')}
      text={t('forget.text')}
      homePath={paths.landing}
      foot={
        <p>
          {t('forget.remembered')} <Link to={paths.login}>{t('forget.logIn')}</Link>
        </p>
      }
    >
      <Form form={form} layout="card" submitLabel={t('forget.submit')} label={t('forget.title')}>
        <EmailField autoComplete="username" />
      </Form>
    </AuthLayout>
  );
}
