import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PublicContent, PublicSkeleton } from '../../../layout/PublicContent.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ViewLinks } from '../../../ui/ViewLinks.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { useAccountStars } from '../follow/index.ts';
import { EventResults } from './EventResults.tsx';
import { RinkPoints } from './laterRinkPoints.ts';
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

/** Where the day is now, and the schedule once there is one. */
function ResultsLinks({ competitionId, list: { competition } }: ShownResultsProps) {
  const { t } = useTranslation('results');
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  if (competition.days.length === 0) return null;
  return (
    <Row gap={2}>
      {competition.days.includes(today) ? (
        <LinkButton to={paths.live(competitionId)}>{t('toLive')}</LinkButton>
      ) : null}
      <LinkButton to={paths.publicSchedule(competitionId)}>{t('toSchedule')}</LinkButton>
    </Row>
  );
}

function ShownResults({ competitionId, list }: ShownResultsProps) {
  const { t } = useTranslation('results');
  const query = useResultsQuery();
  const { competition, events } = list;
  const isOn = usePresent((now) => competition.days.includes(dayIn(now, competition.timeZone)));
  const [since] = useState(() => lastPosted(list));
  const isTeams = query.view === 'teams';
  const hasResults = events.some(({ posted }) => posted > 0);
  const isOfEvent = events.some(({ id }) => id === query.event);
  const isSearch = query.name !== '' || query.rink !== '';
  return (
    <PublicContent
      title={t('title')}
      competition={{ ...competition, id: competitionId }}
      actions={<ResultsLinks competitionId={competitionId} list={list} />}
    >
      {hasResults || isOfEvent ? (
        <>
          {isOfEvent && !isSearch && !isTeams ? null : (
            <ViewLinks
              label={t('views')}
              views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
              current={isTeams ? 'teams' : 'events'}
              onChoose={(view) => query.set({ view: view === 'teams' ? 'teams' : '' })}
            />
          )}
          {isTeams ? (
            <Suspense fallback={<Skeleton height="320px" />}>
              <RinkPoints competitionId={competitionId} />
            </Suspense>
          ) : (
            <EventResults
              competitionId={competitionId}
              list={list}
              since={since}
              posted={lastPosted(list)}
              query={query}
            />
          )}
        </>
      ) : (
        <EmptyState drawing="results" title={t('none.title')} text={t('none.text')} />
      )}
      {isOn ? (
        <Text soft size="sm">
          {t('live')}
        </Text>
      ) : null}
    </PublicContent>
  );
}
