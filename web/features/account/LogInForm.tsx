import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Role } from '../../../shared/contract/roles.ts';
import { LANDING_PAGE } from '../../../shared/domain/accounts/landingPage.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormPassword } from '../../form/FormPassword.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { paths } from '../../paths.ts';
import { takePlace } from '../../session/returnPlace.ts';
import { showToast } from '../../ui/toastStore.ts';
import { EmailField } from './EmailField.tsx';
import { useKnownAddress } from './knownAddress.ts';
import styles from './LogInPage.module.css';

interface LogInValues {
  email: string;
  password: string;
}

const resolver = contractResolver<LogInValues>('logIn');

/** Email and password; then back to the page that asked for it, or to the role's own. */
export function LogInForm({ expected }: { readonly expected: Role | undefined }) {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const form = useContractForm<LogInValues>({
    defaultValues: { email: useKnownAddress(), password: '' },
    resolver,
    refusalText,
    onSubmit: async (body) => {
      const [{ data: user }, { startSession }] = await Promise.all([
        call('logIn', { body }),
        import('../../session/session.ts'),
      ]);
      startSession(user);
      if (expected && user.role !== expected) {
        showToast(t('logIn.otherRole', { role: t(`common:roles.${user.role}`) }), 'info');
      }
      await navigate(takePlace(user.role) ?? LANDING_PAGE[user.role], { replace: true });
    },
  });
  return (
    <Form form={form} layout="card" submitLabel={t('logIn.submit')} label={t('logIn.title')}>
      <EmailField autoComplete="username" />
      <div className={styles['password']}>
        <FormPassword<LogInValues> name="password" label={t('password')} autoComplete="current-password" />
        <Forgotten />
      </div>
    </Form>
  );
}

function Forgotten() {
  const { t } = useTranslation('account');
  const email = useWatch<LogInValues, 'email'>({ name: 'email' });
  return (
    <Link to={paths.forgetPassword} state={{ email }} className={styles['forgotten']}>
      {t('logIn.forgotten')}
    </Link>
  );
}
