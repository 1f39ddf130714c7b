import { Link, useParams } from 'react-router-dom';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { EventResults } from './EventResults.tsx';
import styles from './ResultsPage.module.css';
import { TeamStanding } from './TeamStanding.tsx';
import { useResultList } from './useResults.ts';
import { useResultsQuery } from './useResultsQuery.ts';

/** `/competitions/{competitionId}/results`: posted places by event, by rink and by name, and the rinks' points. */
export function ResultsPage() {
  const { t } = useTranslation('results');
  const { competitionId = '' } = useParams();
  const list = useResultList(competitionId);
  return (
    <PublicPage
      query={list}
      failed={t('failed')}
      skeleton={
        <Stack gap={5} top className={styles.page} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height="96px" />
          <Skeleton height="560px" />
        </Stack>
      }
    >
      {(data) => <ShownResults competitionId={competitionId} list={data} />}
    </PublicPage>
  );
}

interface ShownResultsProps {
  readonly competitionId: string;
  readonly list: ResultList;
}

function ShownResults({ competitionId, list }: ShownResultsProps) {
  const { t } = useTranslation('results');
  const query = useResultsQuery();
  const { competition, events } = list;
  const isTeams = query.view === 'teams';
  const hasResults = events.some(({ posted }) => posted > 0);
  return (
    <Stack gap={5} top className={styles.page}>
      <DocumentTitle title={`${t('title')} · ${competition.name}`} />
      <header>
        <h1>{t('title')}</h1>
        <Text size="lg" breaks>
          <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
        </Text>
      </header>
      {hasResults ? (
        <>
          <Row as="nav" gap={2} wrap={false} className={styles.views} aria-label={t('views')}>
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
          </Row>
          {isTeams ? (
            <TeamStanding competitionId={competitionId} />
          ) : (
            <EventResults competitionId={competitionId} list={list} query={query} />
          )}
        </>
      ) : (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      )}
      <Text soft size="sm">
        {t('live')}
      </Text>
    </Stack>
  );
}
