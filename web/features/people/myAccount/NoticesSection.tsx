import { type Resolver, useWatch } from 'react-hook-form';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { FormEmail } from '../../../forms/FormContact.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { MAX_NOTICES, noticePlaces, typedNotices } from './accountBody.ts';
import { AccountSection } from './AccountSection.tsx';
import { AddressPill } from './AddressPill.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './MyAccount.module.css';

type NoticeField = `notices${number}`;
type NoticesValues = Record<NoticeField, string>;

const FIELDS = Array.from({ length: MAX_NOTICES }, (_, index): NoticeField => `notices${index}`);

const fieldsOf = (values: NoticesValues) => FIELDS.map((field) => values[field] ?? '');

const valuesOf = (notices: readonly string[]): NoticesValues =>
  Object.fromEntries(FIELDS.map((field, index) => [field, notices[index] ?? '']));

const resolver: Resolver<NoticesValues> = (values, context, options) =>
  contractResolver<NoticesValues>('updateMyAccount', {
    toRequest: () => ({ name: '-', notices: typedNotices(fieldsOf(values)), version: 1 }),
    fieldAliases: noticePlaces(fieldsOf(values)),
  })(values, context, options);

/** Further addresses that receive every notification, such as the other parent's. */
export function NoticesSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { form, conflict, choose, dismiss } = useAccountForm<NoticesValues>({
    account,
    valuesOf: ({ notices }) => valuesOf(notices),
    changeOf: (values) => ({ notices: typedNotices(fieldsOf(values)) }),
    resolver,
    onSaved: ({ notices }) => {
      showToast(notices.length > 0 ? t('notices.saved', { count: notices.length }) : t('notices.none'));
    },
  });

  const values = useWatch({ control: form.methods.control });
  // One empty field at a time: the next address is asked once the last is typed.
  const shown = FIELDS.findLastIndex((field) => (values[field] ?? '') !== '') + 2;

  return (
    <AccountSection part="notices" title={t('notices.title')} text={t('notices.text')}>
      <UnconfirmedNotices account={account} />
      <Form form={form} layout="card" label={t('notices.title')} submitLabel={t('notices.save')}>
        {conflict ? (
          <ConflictNotice
            conflict={conflict}
            onChoose={choose}
            onDismiss={dismiss}
            label={([field]) => t('notices.label', { number: Number(field?.slice('notices'.length)) + 1 })}
            show={(_path, value) => String(value ?? '')}
          />
        ) : null}
        {FIELDS.slice(0, shown).map((field, index) => (
          <FormEmail<NoticesValues>
            key={field}
            name={field}
            label={t('notices.label', { number: index + 1 })}
            optional
          />
        ))}
      </Form>
    </AccountSection>
  );
}

/** Each further address with its confirmation, and a button that mails the link again. */
function UnconfirmedNotices({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const [answer, setAnswer] = useState('');
  const send = (email: string) => {
    setAnswer('');
    call('requestNoticeConfirmation', { body: { email } }).then(
      () => setAnswer(t('notices.asked', { email })),
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  if (account.notices.length === 0) return null;
  return (
    <>
      <Stack role="list" as="ul" gap={3} minContent>
        {account.notices.map((email) => {
          const isConfirmed = account.confirmedNotices.includes(email);
          const reason = account.suppressed.find((one) => one.email === email)?.reason;
          return (
            <Row key={email} as="li" gap={2} columnGap={3} align="center" breaks>
              <strong>{email}</strong>
              <AddressPill reason={reason} isConfirmed={isConfirmed}>
                {isConfirmed ? t('notices.confirmed') : t('notices.unconfirmed')}
              </AddressPill>
              {reason === undefined ? null : <Text tone="bad">{t(`suppressed.${reason}`)}</Text>}
              {isConfirmed && reason === undefined ? null : (
                <Button aria-label={t('notices.askAgainName', { email })} onClick={() => send(email)}>
                  {t('notices.askAgain')}
                </Button>
              )}
            </Row>
          );
        })}
      </Stack>
      <Text role="status" size="sm" weight="medium" className={styles.answer}>
        {answer}
      </Text>
    </>
  );
}
