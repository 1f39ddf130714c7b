import { useTranslation } from 'react-i18next';
import type { MyAccount } from '../../../shared/contract/account.ts';
import { type Language, LANGUAGES } from '../../../shared/contract/languages.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormSelect } from '../../form/FormSelect.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { showToast } from '../../ui/toastStore.ts';
import { Section } from './Section.tsx';
import { useAccountChange } from './useAccountChange.tsx';
import { useFollowed } from './useFollowed.ts';

interface LanguageValues {
  language: string;
}

const resolver = contractResolver<LanguageValues>('updateMyAccount', {
  toBody: ({ language }) => ({ name: '-', language: language as Language, version: 1 }),
});

/** Each language by its own name, for whoever reads no other. */
const OPTIONS = LANGUAGES.map((language) => ({
  value: language,
  label: new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
}));

/** Which language the account's receipts are written in. */
export function LanguageSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { save, notice } = useAccountChange(account);
  const form = useContractForm<LanguageValues>({
    defaultValues: { language: account.language },
    resolver,
    refusalText,
    onSubmit: async ({ language }) => {
      await save({ language: language as Language });
      form.methods.reset({ language });
      showToast(t('language.saved'));
    },
  });
  useFollowed(form, { language: account.language });

  return (
    <Section title={t('language.title')} text={t('language.text')}>
      {notice}
      <Form form={form} layout="card" label={t('language.title')} submitLabel={t('language.save')}>
        <FormSelect<LanguageValues> name="language" label={t('language.label')} options={OPTIONS} />
      </Form>
    </Section>
  );
}
