import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { SecondFactorNeeded } from '../../../../shared/contract/people/accounts/authentication.ts';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { isLoaded } from '../../../ui/isLoaded.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { EmailField } from './EmailField.tsx';
import { usePrefilledAddress } from './usePrefilledAddress.ts';
import styles from './LogInPage.module.css';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
import { useFinishLogIn } from './useFinishLogIn.ts';

interface LogInValues {
  email: string;
  password: string;
}

const resolver = contractResolver<LogInValues>('logIn');

/** Loaded on demand, as few accounts have a second step. */
const load = async () => ({ default: (await import('./SecondStep.tsx')).SecondStep });
const SecondStep = lazy(load);

/** Log-in by email and password or by passkey, followed by the second step if the account has one. */
export function LogInForm({ expected }: { readonly expected: Role | undefined }) {
  const { t } = useTranslation('account');
  const enter = useFinishLogIn(expected);
  const [challenge, setAsked] = useState<SecondFactorNeeded | null>(null);
  const form = useContractForm<LogInValues>({
    defaultValues: { email: usePrefilledAddress(), password: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('logIn', { body });
      if (!('secondFactor' in data)) await enter(data);
      else if (await isLoaded(load)) setAsked(data.secondFactor);
    },
  });
  if (challenge) {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep asked={challenge} onEnter={enter} onStartAgain={() => setAsked(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <Form
        form={form}
        layout="card"
        isSaving={false}
        submitLabel={t('logIn.submit')}
        label={t('logIn.title')}
      >
        <EmailField autoComplete="username" />
        <Stack gap={2} minContent>
          <FormPassword<LogInValues> name="password" label={t('password')} autoComplete="current-password" />
          <ForgotPasswordLink />
        </Stack>
      </Form>
      <PasskeyLogIn onEnter={enter} />
    </>
  );
}

function ForgotPasswordLink() {
  const { t } = useTranslation('account');
  const email = useWatch<LogInValues, 'email'>({ name: 'email' });
  return (
    <Link to={paths.forgetPassword} state={{ email }} className={styles.forgotten}>
      {t('logIn.forgotten')}
    </Link>
  );
}
