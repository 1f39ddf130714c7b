import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DayLinks } from '../../../layout/DayLinks.tsx';
import { PublicContent, PublicSkeleton } from '../../../layout/PublicContent.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { SpokenChanges } from '../../../ui/SpokenChanges.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Text } from '../../../ui/Text.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { useAccountStars } from '../follow/index.ts';
import { EventResults } from './EventResults.tsx';
import { RinkPoints } from './laterRinkPoints.ts';
import { useResultList } from './useResults.ts';
import { useResultWords } from './useResultWords.ts';
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

interface ShownResultsProps {
  readonly competitionId: string;
  readonly list: ResultList;
}

const OF_TODAY = ['live', 'hall'] as const;
const OF_SCHEDULE = ['live', 'schedule', 'hall'] as const;

/** The other pages of the day, those of the schedule once there is one. */
function ResultsLinks({ competitionId, list, isTeams }: ShownResultsProps & { readonly isTeams: boolean }) {
  const { days, timeZone } = list.competition;
  const today = usePresent((now) => dayIn(now, timeZone));
  return (
    <DayLinks
      competitionId={competitionId}
      current={isTeams ? 'teams' : 'results'}
      without={days.includes(today) ? [] : days.length > 0 ? OF_TODAY : OF_SCHEDULE}
    />
  );
}

function ShownResults({ competitionId, list }: ShownResultsProps) {
  const { t } = useTranslation('results');
  const query = useResultsQuery();
  const { competition, events } = list;
  const isOn = usePresent((now) => competition.days.includes(dayIn(now, competition.timeZone)));
  const isOver = usePresent((now) => (competition.days.at(-1) ?? '') < dayIn(now, competition.timeZone));
  const [since] = useState(() => lastPosted(list));
  const isTeams = query.view === 'teams';
  const hasResults = events.some(({ posted }) => posted > 0);
  const isOfEvent = events.some(({ id }) => id === query.event);
  return (
    <PublicContent
      title={t(isTeams ? 'team.title' : 'title')}
      competition={{ ...competition, id: competitionId }}
      actions={<ResultsLinks competitionId={competitionId} list={list} isTeams={isTeams} />}
    >
      <SpokenChanges lines={useResultWords(list)} />
      {!hasResults && !isOfEvent ? (
        <EmptyState drawing="results" title={t('none.title')} text={t('none.text')} />
      ) : isTeams ? (
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
          isOver={isOver}
        />
      )}
      {isOn ? (
        <Text soft size="sm">
          {t('live')}
        </Text>
      ) : null}
    </PublicContent>
  );
}
