import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPassword } from '../../../forms/FormPassword.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { leaveSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AccountOfPassword } from './AccountOfPassword.tsx';
import styles from './MyAccount.module.css';
import { AccountSection } from './AccountSection.tsx';

interface DeleteValues {
  currentPassword: string;
}

const resolver = contractResolver<DeleteValues>('deleteMyAccount');

/** Deletes the account after the password: lists first what is erased and what accounting must keep. */
export function DeleteSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const { email, guardianOf } = account;
  const parts = guardianOf === null ? (['gone', 'withdrawn', 'kept'] as const) : (['familyStays'] as const);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <AccountSection part="delete" title={t('delete.title')} text={t('delete.text')} isDangerous>
      <Text as="div" soft size="sm" className={styles.plain}>
        <ul>
          {parts.map((part) => (
            <li key={part}>{t(`delete.${part}`)}</li>
          ))}
        </ul>
      </Text>
      <Row gap={2}>
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          {t('delete.open')}
        </Button>
      </Row>
      <Dialog isOpen={isAsking} onClose={close} title={t('delete.ask')}>
        <p>{t('delete.askText')}</p>
        <DeleteForm email={email} onCancel={close} />
      </Dialog>
    </AccountSection>
  );
}

function DeleteForm({ email, onCancel }: { readonly email: string; readonly onCancel: () => void }) {
  const { t } = useTranslation(['myAccount', 'common']);
  const navigate = useNavigate();
  const form = useContractForm<DeleteValues>({
    defaultValues: { currentPassword: '' },
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      await call('deleteMyAccount', { body });
      await leaveSession(() => navigate(paths.landing));
      showToast(t('delete.done'));
    },
  });
  return (
    <Form
      form={form}
      label={t('delete.ask')}
      submitLabel={t('delete.confirm')}
      actions={<Button onClick={onCancel}>{t('common:actions.cancel')}</Button>}
    >
      <AccountOfPassword email={email} />
      <FormPassword<DeleteValues>
        name="currentPassword"
        label={t('password.current')}
        autoComplete="current-password"
      />
    </Form>
  );
}
