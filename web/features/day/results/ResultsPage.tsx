import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PublicContent, PublicSkeleton } from '../../../layout/PublicContent.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ViewLinks } from '../../../ui/ViewLinks.tsx';
import { useAccountStars } from '../follow/index.ts';
import { EventResults } from './EventResults.tsx';
import { TeamPointsSection } from './TeamPointsSection.tsx';
import { useResultList } from './useResults.ts';
import { useResultsQuery } from './useResultsQuery.ts';

/** `/competitions/{competitionId}/results`: posted places by event, by rink and by name, and the rinks' points. */
export function ResultsPage() {
  const { t } = useTranslation('results');
  const { competitionId = '' } = useParams();
  const list = useResultList(competitionId);
  useAccountStars();
  return (
    <PublicPage
      query={list}
      failed={t('failed')}
      skeleton={<PublicSkeleton label={t('loading')} heights={['96px', '560px']} />}
    >
      {(data) => <ShownResults competitionId={competitionId} list={data} />}
    </PublicPage>
  );
}

/** The instant of the last posted result; '' before the first. */
const lastPosted = ({ events }: ResultList) =>
  events.reduce((last, { updatedAt }) => (updatedAt !== null && updatedAt > last ? updatedAt : last), '');

const VIEWS = ['events', 'teams'] as const;

interface ShownResultsProps {
  readonly competitionId: string;
  readonly list: ResultList;
}

function ShownResults({ competitionId, list }: ShownResultsProps) {
  const { t } = useTranslation('results');
  const query = useResultsQuery();
  const { competition, events } = list;
  const [since] = useState(() => lastPosted(list));
  const isTeams = query.view === 'teams';
  const hasResults = events.some(({ posted }) => posted > 0);
  return (
    <PublicContent title={t('title')} competition={{ ...competition, id: competitionId }}>
      {hasResults ? (
        <>
          <ViewLinks
            label={t('views')}
            views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
            current={isTeams ? 'teams' : 'events'}
            onChoose={(view) => query.set({ view: view === 'teams' ? 'teams' : '' })}
          />
          {isTeams ? (
            <TeamPointsSection competitionId={competitionId} />
          ) : (
            <EventResults competitionId={competitionId} list={list} since={since} query={query} />
          )}
        </>
      ) : (
        <EmptyState drawing="results" title={t('none.title')} text={t('none.text')} />
      )}
      <Text soft size="sm">
        {t('live')}
      </Text>
    </PublicContent>
  );
}
