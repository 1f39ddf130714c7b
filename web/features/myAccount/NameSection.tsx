import { useTranslation } from 'react-i18next';
import type { MyAccount } from '../../../shared/contract/account.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { showToast } from '../../ui/toastStore.ts';
import { Section } from './Section.tsx';
import { useAccountChange } from './useAccountChange.tsx';
import { useFollowed } from './useFollowed.ts';

interface NameValues {
  name: string;
}

// The rest of the account is as it was read: only the name is to be judged.
const resolver = contractResolver<NameValues>('updateMyAccount', {
  toBody: ({ name }) => ({ name, version: 1 }),
});

export function NameSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { save, notice } = useAccountChange(account);
  const form = useContractForm<NameValues>({
    defaultValues: { name: account.name },
    resolver,
    refusalText,
    onSubmit: async ({ name }) => {
      await save({ name });
      form.methods.reset({ name });
      showToast(t('name.saved'));
    },
  });
  useFollowed(form, { name: account.name });

  return (
    <Section title={t('name.title')} text={t('name.text')}>
      {notice}
      <Form form={form} layout="card" label={t('name.title')} submitLabel={t('name.save')}>
        <FormTextField<NameValues> name="name" label={t('name.label')} autoComplete="name" />
      </Form>
    </Section>
  );
}
