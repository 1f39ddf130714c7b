import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './EntryActions.module.css';

export interface PreviewedMail {
  readonly subject: string;
  readonly text: string;
}

interface MailPreviewProps {
  readonly mail: PreviewedMail;
  /** The families that get it. */
  readonly count: number;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The email as the first family gets it, before anything is sent. */
export function MailPreview({ mail, count, isSending, onBack, onSend }: MailPreviewProps) {
  const { t } = useTranslation('entryActions');
  return (
    <>
      <section className={styles.mail} aria-label={t('email.previewOf')}>
        <strong>{mail.subject}</strong>
        <p>{mail.text}</p>
      </section>
      <div className={styles.buttons}>
        <Button onClick={onBack}>{t('email.back')}</Button>
        <Button tone="primary" disabledReason={isSending ? t('running') : undefined} onClick={onSend}>
          {t('email.send', { count })}
        </Button>
      </div>
    </>
  );
}
