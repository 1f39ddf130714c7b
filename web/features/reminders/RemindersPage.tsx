import { useTranslation } from 'react-i18next';
import { useCompetition } from '../../entries/useCompetition.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { Reminder } from './Reminder.tsx';
import { UnsentMails } from './UnsentMails.tsx';

/** `/admin/reminders`: a mail to the families that have something to pay or to complete. */
export function RemindersPage() {
  const { t } = useTranslation(['reminders', 'layout']);
  const { competition, isPending, isError, retry } = useCompetition();
  const isManager = useUser().role === 'MANAGER';
  const crumb = isManager
    ? { path: paths.admin, label: t('layout:home') }
    : competition && { path: paths.competition(competition.id), label: competition.name };
  const isArchived = competition?.state === 'archived';
  return (
    <Page title={t('title')} subtitle={t('subtitle')} {...(crumb ? { crumbs: [crumb] } : {})}>
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {!isPending && !isError && !competition ? (
        <EmptyState title={t('noCompetition')} text={t('noCompetitionText')} />
      ) : null}
      {isArchived ? <EmptyState title={t('archived')} text={t('archivedText')} /> : null}
      {competition && !isArchived ? (
        <>
          <UnsentMails competitionId={competition.id} />
          <Reminder key={competition.id} competition={competition} />
        </>
      ) : null}
    </Page>
  );
}
