import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import type { SessionUser } from '../../../../session/session.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './EntryPage.module.css';

/** Shown once an entry is refused because the account's address is unconfirmed. */
export function ConfirmAddress({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('entries');
  const [answer, setAnswer] = useState('');
  const send = () => {
    setAnswer('');
    call('requestEmailVerification').then(
      () => setAnswer(t('confirmAddress.sent', { email: user.email })),
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <aside className={styles.notice}>
      <div>
        <h2>{t('confirmAddress.title')}</h2>
        <p role="status">{answer || t('confirmAddress.text', { email: user.email })}</p>
      </div>
      <div className={styles.doors}>
        <Button dense tone="primary" onClick={send}>
          {t('confirmAddress.send')}
        </Button>
      </div>
    </aside>
  );
}
