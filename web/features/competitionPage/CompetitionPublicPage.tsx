import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/ApiError.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { CompetitionLoader } from './CompetitionLoader.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** `/competitions/{competitionId}`: a competition's public page. */
export function CompetitionPublicPage() {
  const { t } = useTranslation('competitionPage');
  const { competitionId = '' } = useParams();
  const competition = useQuery(queryOf('getCompetition', { params: { competitionId } }));
  if (isApiError(competition.error, 'NotFound')) {
    return (
      <>
        <DocumentTitle title={t('unknown.title')} />
        <StatusPage
          title={t('unknown.title')}
          text={t('unknown.text')}
          action={
            <LinkButton tone="primary" to={paths.landing}>
              {t('unknown.action')}
            </LinkButton>
          }
        />
      </>
    );
  }
  if (competition.isError && !competition.data) {
    return <ErrorState title={t('failed')} onRetry={() => void competition.refetch()} />;
  }
  return competition.data ? <CompetitionLoader competition={competition.data} /> : <PageSkeleton />;
}
