import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { REMINDER_SUBJECTS } from '../../../../shared/domain/entering/reminders/remindable.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { ReminderForm, reminderBody, type ReminderValues } from './ReminderForm.tsx';
import { ReminderPreview } from './ReminderPreview.tsx';
import { useReminder, type ReminderControl, type ReminderRunState } from './useReminder.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Reminders.module.css';

const resolver = contractResolver<ReminderValues>('previewReminder', { toRequest: reminderBody });

/** `/admin/reminders`: mails families about payments and details that are outstanding. */
export function RemindersPage() {
  const { t } = useTranslation('reminders');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {(competition) => <ReminderFlow key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

/** A reminder in three steps: text, preview, sending. */
function ReminderFlow({ competition }: { readonly competition: Competition }) {
  const reminding = useReminder(competition.id);
  const [search] = useSearchParams();
  const about = REMINDER_SUBJECTS.find((subject) => subject === search.get('about')) ?? 'unpaid';
  const form = useContractForm<ReminderValues>({
    defaultValues: { about, kind: 'all', words: '' },
    resolver,
    errorMessage,
    onSubmit: (values) => reminding.show(reminderBody(values)),
  });
  if (reminding.run) return <ReminderRun reminding={reminding} run={reminding.run} />;
  if (!reminding.preview) return <ReminderForm form={form} />;
  return <ReminderPreview reminder={reminding} preview={reminding.preview} timeZone={competition.timeZone} />;
}

/** Shows the progress of sending and the outcome of the mails. */
function ReminderRun({
  reminding: reminder,
  run,
}: {
  readonly reminding: ReminderControl;
  readonly run: ReminderRunState;
}) {
  const { t } = useTranslation('reminders');
  const { done, all, state } = run;
  return (
    <Stack as="section" gap={4} frame="panel" pad={5} className={styles.panel} aria-label={t('run.running')}>
      {state === 'finished' ? null : <ProgressBar label={t('run.running')} done={done} all={all} />}
      <Stack role="status" gap={2} minContent>
        {state === 'stopped' ? <p>{t('run.stopped')}</p> : null}
        {state === 'failed' ? <p>{t('run.broken')}</p> : null}
        {state === 'running' ? null : <Outcome run={run} />}
      </Stack>
      <Row gap={3}>
        {state === 'running' ? <Button onClick={reminder.stop}>{t('run.stop')}</Button> : null}
        {state === 'stopped' || state === 'failed' ? (
          <Button tone="primary" onClick={() => void reminder.sendOn()}>
            {t('run.goOn')}
          </Button>
        ) : null}
        {state === 'running' ? null : <Button onClick={reminder.clear}>{t('run.another')}</Button>}
      </Row>
    </Stack>
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
