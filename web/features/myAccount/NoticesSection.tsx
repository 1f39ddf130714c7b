import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MyAccount } from '../../../shared/contract/account.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { showToast } from '../../ui/toastStore.ts';
import { MOST_NOTICES, noticePlaces, typedNotices } from './accountBody.ts';
import { Section } from './Section.tsx';
import { UnconfirmedNotices } from './UnconfirmedNotices.tsx';
import { useAccountChange } from './useAccountChange.tsx';
import { useFollowed } from './useFollowed.ts';

type NoticeField = `notices${number}`;
type NoticesValues = Record<NoticeField, string>;

const FIELDS = Array.from({ length: MOST_NOTICES }, (_, index): NoticeField => `notices${index}`);

const fieldsOf = (values: NoticesValues) => FIELDS.map((field) => values[field] ?? '');

const valuesOf = (notices: readonly string[]): NoticesValues =>
  Object.fromEntries(FIELDS.map((field, index) => [field, notices[index] ?? '']));

const resolver: Resolver<NoticesValues> = (values, context, options) =>
  contractResolver<NoticesValues>('updateMyAccount', {
    toBody: () => ({ name: '-', notices: typedNotices(fieldsOf(values)), version: 1 }),
    shownAt: noticePlaces(fieldsOf(values)),
  })(values, context, options);

/** Whoever else is to get every notice: the other parent. */
export function NoticesSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { save, notice } = useAccountChange(account);
  const form = useContractForm<NoticesValues>({
    defaultValues: valuesOf(account.notices),
    resolver,
    refusalText,
    onSubmit: async (values) => {
      const notices = typedNotices(fieldsOf(values));
      await save({ notices });
      form.methods.reset(valuesOf(notices));
      showToast(notices.length > 0 ? t('notices.saved', { count: notices.length }) : t('notices.none'));
    },
  });
  useFollowed(form, valuesOf(account.notices));

  return (
    <Section title={t('notices.title')} text={t('notices.text')}>
      {notice}
      <UnconfirmedNotices account={account} />
      <Form form={form} layout="card" label={t('notices.title')} submitLabel={t('notices.save')}>
        {FIELDS.map((field, index) => (
          <FormTextField<NoticesValues>
            key={field}
            name={field}
            label={t('notices.label', { number: index + 1 })}
            optional
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
      </Form>
    </Section>
  );
}
