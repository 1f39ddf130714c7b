import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { venueText } from '../competitionList/index.ts';
import { useIsPublished } from '../competitionChoice/index.ts';
import { Dashboard } from './Dashboard.tsx';
import { formatDays } from '../../../i18n/formats.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Unpublished } from './Unpublished.tsx';

/** `/admin` for a manager: the dashboard of the own competition. */
export function HomePage() {
  const { t } = useTranslation('dashboard');
  const competitionId = useUser().competitionId ?? '';
  const published = useIsPublished(competitionId);
  const { data: competition, ...own } = useQuery({
    ...requestQuery('getCompetition', { params: { competitionId } }),
    enabled: published.data === true,
  });
  if (competition) {
    return (
      <Page
        title={t('page.title')}
        subtitle={
          <>
            {competition.name} · {formatDays(competition.startDate, competition.endDate)} ·{' '}
            {venueText(competition)}
          </>
        }
      >
        <Dashboard competition={competition} />
      </Page>
    );
  }
  const query = published.data === true ? own : published;
  const isMissing = competitionId === '' || published.data === false || isApiError(own.error, 'NotFound');
  return (
    <Page title={t('page.title')}>
      {isMissing ? <Unpublished competitionId={competitionId} /> : null}
      {query.isError && !isMissing ? (
        <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isPending && !isMissing ? <Spinner label={t('loading')} /> : null}
    </Page>
  );
}
