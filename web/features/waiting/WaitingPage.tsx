import { useTranslation } from 'react-i18next';
import { useCompetition } from '../../entries/useCompetition.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { WaitingLists } from './WaitingLists.tsx';

/** `/admin/waiting`: who waits for what, in order, for those who may change the order. */
export function WaitingPage() {
  const { t } = useTranslation(['waiting', 'layout']);
  const { competition, isPending, isError, retry } = useCompetition();
  const isManager = useUser().role === 'MANAGER';
  const crumb = isManager
    ? { path: paths.admin, label: t('layout:home') }
    : competition && { path: paths.competition(competition.id), label: competition.name };
  return (
    <Page title={t('title')} subtitle={t('subtitle')} {...(crumb ? { crumbs: [crumb] } : {})}>
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {!isPending && !isError && !competition ? (
        <EmptyState title={t('noCompetition')} text={t('noCompetitionText')} />
      ) : null}
      {competition ? <WaitingLists key={competition.id} competition={competition} /> : null}
    </Page>
  );
}
