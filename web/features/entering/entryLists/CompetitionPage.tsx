import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { venueText } from '../competitionList/index.ts';
import { Dashboard } from '../dashboard/index.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { SkatersTable } from './SkatersTable.tsx';

/** A competition for super administrators: details, figures and skaters. */
export function CompetitionPage() {
  const { t } = useTranslation(['entryLists', 'menu']);
  const { competitionId = '' } = useParams();
  const { data: competition, ...query } = useQuery(
    requestQuery('getCompetition', { params: { competitionId } }),
  );
  const crumbs = [{ path: paths.competitions, label: t('menu:competitions') }];
  if (!competition) {
    return (
      <Page title={t('menu:competitions')} crumbs={crumbs}>
        {isApiError(query.error, 'NotFound') ? (
          <EmptyState drawing="notFound" title={t('noSuchCompetition')} text={t('noSuchCompetitionText')} />
        ) : null}
        {query.isError && !isApiError(query.error, 'NotFound') ? (
          <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
        ) : null}
        {query.isPending ? <Spinner /> : null}
      </Page>
    );
  }
  return (
    <Page
      title={competition.name}
      subtitle={`${formatDays(competition.startDate, competition.endDate)} · ${venueText(competition)}`}
      crumbs={crumbs}
      actions={
        <>
          <LinkButton to="#skaters">{t('menu:skaters')}</LinkButton>
          {competition.state === 'archived' ? null : (
            <>
              <LinkButton to={paths.editForm(competitionId)}>{t('editForm')}</LinkButton>
              <LinkButton to={paths.editCompetition(competitionId)} tone="primary">
                {t('edit')}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      <Dashboard competition={competition} />
      <h2 id="skaters">{t('menu:skaters')}</h2>
      <SkatersTable competition={competition} />
    </Page>
  );
}
