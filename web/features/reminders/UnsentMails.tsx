import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/ApiError.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toastStore.ts';
import styles from './Reminders.module.css';
import { useUnsentMails } from './useUnsentMails.ts';

/** The entries' mails that failed, with a button to send them; renders nothing if there are none. */
export function UnsentMails({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('reminders');
  const { unsent, unsure, isSending, send } = useUnsentMails(competitionId);
  if (unsent + unsure === 0) return null;
  const sendNow = async () => {
    try {
      const sent = await send();
      showToast(sent > 0 ? t('unsent.sent', { count: sent }) : t('unsent.none'), sent > 0 ? 'good' : 'info');
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(t('unsent.none'), 'info');
    }
  };
  return (
    <section className={styles.panel} aria-label={t('unsent.title')}>
      <h2>{t('unsent.title')}</h2>
      {unsent > 0 ? <p>{t('unsent.text', { count: unsent })}</p> : null}
      {unsure > 0 ? <p>{t('unsent.unsure', { count: unsure })}</p> : null}
      {unsent > 0 && !isSending ? (
        <div className={styles.buttons}>
          <Button onClick={() => void sendNow()}>{t('unsent.send')}</Button>
        </div>
      ) : null}
    </section>
  );
}
