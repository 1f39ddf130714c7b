import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './MyAccount.module.css';

/** Each further address with its confirmation, and a button that mails the link again. */
export function UnconfirmedNotices({ account }: { readonly account: MyAccount }) {
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
      <ul role="list" className={styles.list}>
        {account.notices.map((email) => {
          const isConfirmed = account.confirmedNotices.includes(email);
          return (
            <li key={email} className={styles.address}>
              <strong>{email}</strong>
              <Pill tone={isConfirmed ? 'good' : 'warn'}>
                {isConfirmed ? t('notices.confirmed') : t('notices.unconfirmed')}
              </Pill>
              {isConfirmed ? null : (
                <Button aria-label={t('notices.askAgainName', { email })} onClick={() => send(email)}>
                  {t('notices.askAgain')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </>
  );
}
