import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isApiError } from '../../api/ApiError.ts';
import { paths } from '../../paths.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { EventResults } from './EventResults.tsx';
import styles from './ResultsPage.module.css';
import { TeamStanding } from './TeamStanding.tsx';
import { useResultList } from './useResults.ts';
import { useResultsQuery } from './useResultsQuery.ts';

/** `/competitions/{competitionId}/results`: posted places by event, by rink and by name, and the rinks' points. */
export function ResultsPage() {
  const { t } = useTranslation('results');
  const { competitionId = '' } = useParams();
  const query = useResultsQuery();
  const list = useResultList(competitionId);
  if (isApiError(list.error, 'NotFound')) {
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
  if (list.isError && !list.data) {
    return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) {
    return (
      <div className={styles.page} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="96px" />
        <Skeleton height="560px" />
      </div>
    );
  }
  const { competition, events } = list.data;
  const isTeams = query.view === 'teams';
  const hasResults = events.some(({ posted }) => posted > 0);
  return (
    <div className={styles.page}>
      <DocumentTitle title={`${t('title')} · ${competition.name}`} />
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.of}>
          <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
        </p>
      </header>
      {hasResults ? (
        <>
          <nav className={styles.views} aria-label={t('views')}>
            {(['events', 'teams'] as const).map((view) => (
              <button
                key={view}
                type="button"
                className={styles.viewLink}
                aria-current={(view === 'teams') === isTeams ? 'true' : undefined}
                onClick={() => query.set({ view: view === 'teams' ? 'teams' : '' })}
              >
                {t(`view.${view}`)}
              </button>
            ))}
          </nav>
          {isTeams ? (
            <TeamStanding competitionId={competitionId} />
          ) : (
            <EventResults competitionId={competitionId} list={list.data} query={query} />
          )}
        </>
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      )}
      <p className={styles.note}>{t('live')}</p>
    </div>
  );
}
