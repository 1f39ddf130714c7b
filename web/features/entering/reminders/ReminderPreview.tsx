import { useTranslation } from 'react-i18next';
import { formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FamilyList } from './FamilyList.tsx';
import styles from './Reminders.module.css';
import type { ReminderPreviewState, ReminderControl } from './useReminder.ts';

interface ReminderPreviewProps {
  readonly reminder: ReminderControl;
  readonly preview: ReminderPreviewState;
  readonly timeZone: string;
}

/** The recipients and the mail's text, before anything is sent. */
export function ReminderPreview({ reminder, preview, timeZone }: ReminderPreviewProps) {
  const { t } = useTranslation('reminders');
  const { families, state, body, example } = preview;
  const reached = families.filter(({ remindedAt }) => remindedAt === null);
  const back = <Button onClick={reminder.clear}>{t('preview.back')}</Button>;
  if (state === 'looking')
    return (
      <p role="status" className={styles.status}>
        <strong>{t('preview.looking')}</strong> {t('preview.lookingText', { count: families.length })}
      </p>
    );
  if (state === 'failed')
    return <ErrorState title={t('preview.broken')} onRetry={() => void reminder.lookOn()} />;
  if (families.length === 0)
    return (
      <EmptyState title={t(`preview.nobody.${body.about}`)} text={t('preview.nobodyText')} action={back} />
    );
  return (
    <div className={styles.preview}>
      <Reach preview={preview} />
      <div className={styles.buttons}>
        {back}
        {reached.length > 0 ? (
          <Button tone="primary" onClick={() => void reminder.send()}>
            {t('preview.send', { count: reached.length })}
          </Button>
        ) : null}
      </div>
      {reached.length === 0 ? (
        <EmptyState title={t('preview.allReminded')} text={t('preview.allRemindedText')} />
      ) : null}
      {example ? (
        <section className={styles.panel} aria-label={t('preview.example')}>
          <h2>{t('preview.example')}</h2>
          <div className={styles.mail}>
            <strong>{example.subject}</strong>
            <p>{example.text}</p>
          </div>
        </section>
      ) : null}
      <FamilyList preview={preview} timeZone={timeZone} />
    </div>
  );
}

function Reach({ preview: { families, body, currency } }: { readonly preview: ReminderPreviewState }) {
  const { t } = useTranslation('reminders');
  const reached = families.filter(({ remindedAt }) => remindedAt === null);
  const entries = reached.flatMap((family) => family.entries);
  const due = entries.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  return (
    <section className={styles.panel} aria-label={t('preview.reach')}>
      <h2>{t('preview.reach')}</h2>
      <dl className={styles.counts}>
        <Count term={t('preview.mails')} value={formatNumber(reached.length)} />
        <Count term={t('preview.entries')} value={formatNumber(entries.length)} />
        {body.about === 'unpaid' ? (
          <Count term={t('preview.due')} value={formatAmount(due, currency)} />
        ) : null}
        {reached.length < families.length ? (
          <Count term={t('preview.reminded')} value={formatNumber(families.length - reached.length)} />
        ) : null}
      </dl>
    </section>
  );
}

function Count({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
