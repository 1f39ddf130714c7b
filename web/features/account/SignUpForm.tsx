import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { useSubmissionKey } from '../../api/submissionKey.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPassword } from '../../forms/FormPassword.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useContractForm } from '../../forms/useContractForm.ts';
import { paths } from '../../paths.ts';
import { EmailField } from './EmailField.tsx';

interface SignUpValues {
  name: string;
  email: string;
  password: string;
}

const resolver = contractResolver<SignUpValues>('signUp');

export function SignUpForm() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const key = useSubmissionKey();
  const form = useContractForm<SignUpValues>({
    defaultValues: { name: '', email: '', password: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      await call('signUp', { body, idempotencyKey: key.for(body) });
      key.done();
      await navigate(paths.signUpSuccess, { replace: true, state: { email: body.email } });
    },
  });
  return (
    <Form form={form} layout="card" submitLabel={t('signUp.submit')} label={t('signUp.title')}>
      <FormTextField<SignUpValues>
        name="name"
        label={t('name')}
        hint={t('signUp.nameHint')}
        autoComplete="name"
      />
      <EmailField autoComplete="username" />
      <FormPassword<SignUpValues>
        name="password"
        label={t('password')}
        hint={t('signUp.passwordHint')}
        autoComplete="new-password"
      />
    </Form>
  );
}
