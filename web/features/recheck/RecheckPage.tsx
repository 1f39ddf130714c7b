import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { useCompetition } from '../../entries/useCompetition.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { RecheckPanel } from '../../recheck/RecheckPanel.tsx';
import { useRecheck } from '../../recheck/useRecheck.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';

/** `/admin/recheck`: the eligibility rules asked again about every entry of a competition. */
export function RecheckPage() {
  const { t } = useTranslation(['recheck', 'layout']);
  const { competition, isPending, isError, retry } = useCompetition();
  const isManager = useUser().role === 'MANAGER';
  const crumb = isManager
    ? { path: paths.admin, label: t('layout:home') }
    : competition && { path: paths.competition(competition.id), label: competition.name };
  const isArchived = competition?.state === 'archived';
  return (
    <Page title={t('title')} subtitle={t('subtitle')} {...(crumb ? { crumbs: [crumb] } : {})} width="form">
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {!isPending && !isError && !competition ? (
        <EmptyState title={t('noCompetition')} text={t('noCompetitionText')} />
      ) : null}
      {isArchived ? <EmptyState title={t('archived')} text={t('archivedText')} /> : null}
      {competition && !isArchived ? <Recheck key={competition.id} competition={competition} /> : null}
    </Page>
  );
}

function Recheck({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('recheck');
  const rechecking = useRecheck([competition.id]);
  return (
    <>
      <p>{t('what')}</p>
      <RecheckPanel rechecking={rechecking} names={[competition.name]} />
    </>
  );
}
