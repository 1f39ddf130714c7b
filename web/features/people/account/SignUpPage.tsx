import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useSubmissionKey } from '../../../api/submissionKey.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AuthLayout } from '../../../layout/AuthLayout.tsx';
import { paths } from '../../../paths.ts';
import { competitionOfReturnPlace, hasReturnPlace, leadsBackTo } from '../../../session/returnPlace.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { Text } from '../../../ui/Text.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './LogInPage.module.css';
import { useFinishLogIn } from './useFinishLogIn.ts';

const resolver = contractResolver<SignUpValues>('signUp', { toRequest });

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

interface SignUpValues {
  name: string;
  email: string;
  password: string;
}

/** With the competition that the family was entering, to which the confirmation mail leads back. */
function toRequest(values: SignUpValues) {
  const competitionId = competitionOfReturnPlace();
  return competitionId === null ? values : { ...values, competitionId };
}

/** Sign-up, which logs in at once: back to the page that asked for an account, else to the success page. */
function SignUpForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const enter = useFinishLogIn(undefined);
  const key = useSubmissionKey();
  const form = useContractForm<SignUpValues>({
    defaultValues: { name: '', email: '', password: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const sent = toRequest(body);
      const { data: user } = await call('signUp', { body: sent, idempotencyKey: key.for(sent) });
      key.done();
      const { email } = user;
      if (hasReturnPlace()) {
        await enter(user);
        showToast(t('signUp.ready', { email }));
        return;
      }
      (await import('../../../session/session.ts')).openSession(user);
      await navigate(paths.signUpSuccess, { replace: true, state: { email } });
    },
  });
  return (
    <Form form={form} layout="card" submitLabel={t('signUp.submit')} label={t('signUp.title')}>
      {leadsBackTo(paths.guardian) ? <Text>{t('signUp.invited')}</Text> : null}
      <FormTextField<SignUpValues>
        name="name"
        label={t('name')}
        hint={t('signUp.nameHint')}
        autoComplete="name"
      />
      <EmailField autoComplete="username" />
      <TakenAddress />
      <FormPassword<SignUpValues>
        name="password"
        label={t('password')}
        hint={t('signUp.passwordHint')}
        autoComplete="new-password"
      />
      <Text soft size="sm">
        <Link to={paths.privacy}>{t('signUp.privacy')}</Link>
      </Text>
    </Form>
  );
}

/** The way on for a person whose address has an account already: log-in, with the address filled in. */
function TakenAddress() {
  const { t } = useTranslation('account');
  const { control } = useFormContext<{ email: string }>();
  const { errors } = useFormState({ control, name: 'email' });
  const email = useWatch({ control, name: 'email' });
  if (errors.email?.type !== 'AlreadyExist') return null;
  return (
    <Text soft size="sm" className={styles.answer}>
      <Link to={paths.login} state={{ email }}>
        {t('signUp.logInInstead')}
      </Link>
    </Text>
  );
}
