import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './MyAccount.module.css';
import { AccountSection } from './AccountSection.tsx';

/** The log-in address, and whether it is confirmed. */
export function AddressSection({ account }: { readonly account: MyAccount }) {
  const { t } = useTranslation('myAccount');
  const [answer, setAnswer] = useState('');
  const { email, emailVerified } = account;
  const send = () => {
    setAnswer('');
    call('requestEmailVerification').then(
      () => setAnswer(t('address.sent', { email })),
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <AccountSection title={t('address.title')}>
      <p className={styles.address}>
        <strong>{email}</strong>
        <Pill tone={emailVerified ? 'good' : 'warn'}>
          {emailVerified ? t('address.verified') : t('address.unverified')}
        </Pill>
      </p>
      {emailVerified ? null : (
        <div className={styles.buttons}>
          <Button onClick={send}>{t('address.send')}</Button>
        </div>
      )}
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </AccountSection>
  );
}
