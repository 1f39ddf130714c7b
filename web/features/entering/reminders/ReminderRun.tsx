import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import styles from './Reminders.module.css';
import type { ReminderControl, ReminderRunState } from './useReminder.ts';

/** Shows the progress of sending and the outcome of the mails. */
export function ReminderRun({
  reminding: reminder,
  run,
}: {
  readonly reminding: ReminderControl;
  readonly run: ReminderRunState;
}) {
  const { t } = useTranslation('reminders');
  const { done, all, state } = run;
  return (
    <section className={styles.panel} aria-label={t('run.running')}>
      {state === 'finished' ? null : <ProgressBar label={t('run.running')} done={done} all={all} />}
      <div role="status" className={styles.outcome}>
        {state === 'stopped' ? <p>{t('run.stopped')}</p> : null}
        {state === 'failed' ? <p>{t('run.broken')}</p> : null}
        {state === 'running' ? null : <Outcome run={run} />}
      </div>
      <div className={styles.buttons}>
        {state === 'running' ? <Button onClick={reminder.stop}>{t('run.stop')}</Button> : null}
        {state === 'stopped' || state === 'failed' ? (
          <Button tone="primary" onClick={() => void reminder.sendOn()}>
            {t('run.goOn')}
          </Button>
        ) : null}
        {state === 'running' ? null : <Button onClick={reminder.clear}>{t('run.another')}</Button>}
      </div>
    </section>
  );
}

function Outcome({ run: { sent, skipped, queued, failed } }: { readonly run: ReminderRunState }) {
  const { t } = useTranslation('reminders');
  return (
    <>
      <p>
        <strong>{t('run.sent', { count: sent })}</strong>
      </p>
      {skipped > 0 ? <p>{t('run.skipped', { count: skipped })}</p> : null}
      {queued > 0 ? <p>{t('run.queued', { count: queued })}</p> : null}
      {failed.length > 0 ? <p>{t('run.failed', { count: failed.length })}</p> : null}
    </>
  );
}
