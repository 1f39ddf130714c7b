import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../api/ApiError.ts';
import { queryOf } from '../../api/queries.ts';
import { CHOICE } from '../../entries/competitionChoice.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { CompetitionDetail } from './CompetitionDetail.tsx';

/** The detail of a manager's own competition, or of the one a super administrator names. */
export function EditCompetition() {
  const { t } = useTranslation(['competitionEditor', 'menu']);
  const [search] = useSearchParams();
  const user = useUser();
  const isManager = user.role === 'MANAGER';
  const competitionId = (isManager ? user.competitionId : search.get(CHOICE)) ?? '';
  const competition = useQuery({
    ...queryOf('getCompetition', { params: { competitionId }, fresh: true }),
    enabled: competitionId !== '',
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const rinks = useQuery(queryOf('listRinks'));
  const isMissing = competitionId === '' || isApiError(competition.error, 'NotFound');
  const failed = isMissing ? undefined : [competition, rinks].find(({ isError }) => isError);
  return (
    <Page title={t('menu:competitionDetail')} subtitle={competition.data?.name} width="form">
      {isMissing ? (
        <EmptyState
          title={t('missing')}
          text={t('missingText')}
          action={
            isManager ? null : <LinkButton to={paths.competitions}>{t('menu:competitions')}</LinkButton>
          }
        />
      ) : null}
      {failed ? <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} /> : null}
      {!isMissing && !failed && competition.data && competition.isFetchedAfterMount && rinks.data ? (
        <CompetitionDetail key={competitionId} competition={competition.data} rinks={rinks.data} />
      ) : null}
      {!isMissing && !failed && !(competition.isFetchedAfterMount && rinks.data) ? <Spinner /> : null}
    </Page>
  );
}
