import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { AccountOfPassword } from './AccountOfPassword.tsx';
import { AccountSection } from './AccountSection.tsx';

interface PasswordValues {
  currentPassword: string;
  password: string;
}

const EMPTY = { currentPassword: '', password: '' };
const resolver = contractResolver<PasswordValues>('changePassword');

export function PasswordSection({ email }: { readonly email: string }) {
  const { t } = useTranslation('myAccount');
  const form = useContractForm<PasswordValues>({
    defaultValues: EMPTY,
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      await call('changePassword', { body });
      form.methods.reset(EMPTY);
      await whenRefetched();
      showToast(t('password.saved'));
    },
  });
  return (
    <AccountSection part="password" title={t('password.title')} text={t('password.text')}>
      <Form form={form} layout="card" label={t('password.title')} submitLabel={t('password.save')}>
        <AccountOfPassword email={email} />
        <FormPassword<PasswordValues>
          name="currentPassword"
          label={t('password.current')}
          autoComplete="current-password"
        />
        <FormPassword<PasswordValues>
          name="password"
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
      </Form>
    </AccountSection>
  );
}
