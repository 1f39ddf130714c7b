import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LANDING_PAGE } from '../../../shared/domain/accounts/landingPage.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormPassword } from '../../form/FormPassword.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { takePlace } from '../../session/returnPlace.ts';

interface LogInValues {
  email: string;
  password: string;
}

const resolver = contractResolver<LogInValues>('logIn');

/** Email and password; then back to the page that asked for it, or to the role's own. */
export function LogInForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useContractForm<LogInValues>({
    defaultValues: { email: '', password: '' },
    resolver,
    refusalText,
    onSubmit: async (body) => {
      const [{ data: user }, { startSession }] = await Promise.all([
        call('logIn', { body }),
        import('../../session/session.ts'),
      ]);
      startSession(user);
      await navigate(takePlace(user.role) ?? LANDING_PAGE[user.role], { replace: true });
    },
  });
  return (
    <Form form={form} submitLabel={t('logIn.submit')} label={t('logIn.title')}>
      <FormTextField<LogInValues>
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword<LogInValues> name="password" label={t('password')} autoComplete="current-password" />
    </Form>
  );
}
