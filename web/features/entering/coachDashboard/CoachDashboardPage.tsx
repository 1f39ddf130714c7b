import { useTranslation } from '../../../i18n/useTranslation.ts';
import { UnknownCompetition, useChosenCompetition } from '../competitionChoice/index.ts';
import { AddEntryButton } from '../entryHandover/index.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { CoachDashboard } from './CoachDashboard.tsx';

/** `/admin/coach`: the rink's entries with their outstanding items, for the coach to verify. */
export function CoachDashboardPage() {
  const { t } = useTranslation('coachDashboard');
  const { competition, missing, isPending, isError, retry } = useChosenCompetition();
  const { rinkId } = useUser();
  return (
    <Page
      title={t('title')}
      subtitle={competition?.name}
      actions={
        competition && rinkId !== null ? (
          <>
            <LinkButton to={paths.rinkInvoice(undefined, competition.id)}>{t('invoices')}</LinkButton>
            <AddEntryButton kind="individual" competition={competition} />
          </>
        ) : null
      }
    >
      {isPending ? <Spinner label={t('loading')} /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {missing === 'none' ? <EmptyState title={t('noCompetition')} text={t('noCompetitionText')} /> : null}
      {competition && rinkId === null ? <EmptyState title={t('noRink')} text={t('noRinkText')} /> : null}
      {competition && rinkId !== null ? (
        <CoachDashboard key={competition.id} competition={competition} rinkId={rinkId} />
      ) : null}
    </Page>
  );
}
