import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { type Language, LANGUAGES } from '../../../../shared/contract/core/languages.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { AccountSection } from './AccountSection.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface LanguageValues {
  language: string;
}

const resolver = contractResolver<LanguageValues>('updateMyAccount', {
  toRequest: ({ language }) => ({ name: '-', language: language as Language, version: 1 }),
});

/** Each language in its own words, for people who read no other. */
const OPTIONS = LANGUAGES.map((language) => ({
  value: language,
  label: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
}));

export function LanguageSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { form, conflict, choose, dismiss } = useAccountForm<LanguageValues>({
    account,
    valuesOf: ({ language }) => ({ language }),
    changeOf: ({ language }) => ({ language: language as Language }),
    resolver,
    onSaved: () => showToast(t('language.saved')),
  });

  return (
    <AccountSection part="language" title={t('language.title')}>
      <Form form={form} layout="card" label={t('language.title')} submitLabel={t('language.save')}>
        {conflict ? (
          <ConflictNotice
            conflict={conflict}
            onChoose={choose}
            onDismiss={dismiss}
            label={() => t('language.label')}
            show={(_path, value) => OPTIONS.find((option) => option.value === value)?.label ?? ''}
          />
        ) : null}
        <FormSelect<LanguageValues> name="language" label={t('language.label')} options={OPTIONS} />
      </Form>
    </AccountSection>
  );
}
