import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { AccountSection } from './AccountSection.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface NameValues {
  name: string;
}

// Validates only the name; the rest of the account is unchanged, so any version will do.
const resolver = contractResolver<NameValues>('updateMyAccount', {
  toRequest: ({ name }) => ({ name, version: 1 }),
});

export function NameSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { form, conflict, choose, dismiss } = useAccountForm<NameValues>({
    account,
    valuesOf: ({ name }) => ({ name }),
    changeOf: ({ name }) => ({ name }),
    resolver,
    onSaved: () => showToast(t('name.saved')),
  });

  return (
    <AccountSection part="name" aside={account.name} title={t('name.title')} text={t('name.text')}>
      <Form form={form} layout="card" label={t('name.title')} submitLabel={t('name.save')}>
        {conflict ? (
          <ConflictNotice
            conflict={conflict}
            onChoose={choose}
            onDismiss={dismiss}
            label={() => t('name.label')}
            show={(_path, value) => String(value ?? '')}
          />
        ) : null}
        <FormTextField<NameValues> name="name" label={t('name.label')} autoComplete="name" />
      </Form>
    </AccountSection>
  );
}
