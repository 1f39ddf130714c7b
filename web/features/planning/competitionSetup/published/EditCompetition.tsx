import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { COMPETITION_PARAMETER, useIsPublished } from '../../../entering/competitionChoice/index.ts';
import { Page } from '../../../../layout/Page.tsx';
import { useUser } from '../../../../session/useSession.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { ArchivedCompetition } from './ArchivedCompetition.tsx';
import { CompetitionDetail } from './CompetitionDetail.tsx';
import { NoCompetition } from './NoCompetition.tsx';
import { DraftLoader } from '../draft/DraftLoader.tsx';

/** The detail of the manager's competition, or of the one in a super administrator's address. */
export function EditCompetition() {
  const { t } = useTranslation(['competitionSetup', 'menu']);
  const [search] = useSearchParams();
  const user = useUser();
  const isBound = user.role === 'MANAGER';
  const competitionId = (isBound ? user.competitionId : search.get(COMPETITION_PARAMETER)) ?? '';
  const published = useIsPublished(competitionId, isBound);
  const competition = useQuery({
    ...requestQuery('getCompetitionDetail', { params: { competitionId } }),
    enabled: competitionId !== '' && user.role !== null && (!isBound || published.data === true),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const rinks = useQuery(requestQuery('listRinks'));
  if (competitionId === '') return <NoCompetition />;
  // It may be a draft.
  if (published.data === false || isApiError(competition.error, 'NotFound')) {
    return <DraftLoader key={competitionId} id={competitionId} missing={<NoCompetition />} />;
  }
  if (competition.data && competition.isFetchedAfterMount && rinks.data) {
    const isArchived = competition.data.state === 'archived';
    const Detail = isArchived ? ArchivedCompetition : CompetitionDetail;
    return <Detail key={competitionId} competition={competition.data} rinks={rinks.data} />;
  }
  const failed = [published, competition, rinks].find(({ isError }) => isError);
  return (
    <Page title={t('menu:competitionDetail')}>
      {failed ? <ErrorState title={t('failed')} onRetry={() => void failed.refetch()} /> : <Spinner />}
    </Page>
  );
}
