import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AsOf } from '../../../layout/AsOf.tsx';
import { DayLinks } from '../../../layout/DayLinks.tsx';
import { PublicContent, PublicSkeleton } from '../../../layout/PublicContent.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useKeepDay } from '../../../session/useKeepDay.ts';
import { useAccountStars, useIsFollowing } from '../../day/follow/index.ts';
import { GLANCE_MILLISECONDS, useLive } from '../../day/live/index.ts';
import { canHaveResults } from './filterBlocks.ts';
import styles from './SchedulePage.module.css';
import { ScheduleView } from './ScheduleView.tsx';
import { useScheduleQuery } from './useScheduleQuery.ts';

/** On competition days a new version shows by itself. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** `/competitions/{competitionId}/schedule`: the published schedule, one day or what is looked for on all days. */
export function SchedulePage() {
  const { t } = useTranslation('publicSchedule');
  const { competitionId = '' } = useParams();
  const schedule = useQuery({
    ...requestQuery('getSchedule', { params: { competitionId }, query: {} }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  useAccountStars();
  useKeepDay(useIsFollowing());
  return (
    <PublicPage
      query={schedule}
      failed={t('failed')}
      skeleton={<PublicSkeleton label={t('loading')} heights={['96px', '560px']} />}
    >
      {(data) => <ShownSchedule competitionId={competitionId} schedule={data} asked={schedule} />}
    </PublicPage>
  );
}

interface ShownScheduleProps {
  readonly competitionId: string;
  readonly schedule: PublicSchedule;
  readonly asked: UseQueryResult;
}

function ShownSchedule({ competitionId, schedule, asked }: ShownScheduleProps) {
  const { t } = useTranslation('publicSchedule');
  const query = useScheduleQuery();
  const { competition, version, publishedAt, days } = schedule;
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  const isToday = days.includes(today);
  const askedLive = useLive(competitionId, isToday, GLANCE_MILLISECONDS);
  const hasResults = canHaveResults(days, today, askedLive.data);
  return (
    <PublicContent
      title={t('title')}
      competition={{ ...competition, id: competitionId }}
      {...(publishedAt !== null && {
        note: (
          <Text soft size="sm">
            {t('version', { version, when: formatInstant(publishedAt, competition.timeZone) })}
          </Text>
        ),
        actions: <ScheduleActions {...{ competitionId, hasResults, isToday }} />,
      })}
    >
      <AsOf queries={isToday ? [asked, askedLive] : [asked]} timeZone={competition.timeZone} />
      {version === 0 ? (
        <EmptyState drawing="schedule" title={t('none.title')} text={t('none.text')} />
      ) : (
        <ScheduleView competitionId={competitionId} schedule={schedule} query={query} />
      )}
    </PublicContent>
  );
}

interface ScheduleActionsProps {
  readonly competitionId: string;
  readonly isToday: boolean;
  readonly hasResults: boolean;
}

const OF_RESULTS = ['results', 'teams'] as const;
const OF_TODAY = ['live', 'hall'] as const;

/** The other pages of the day, and the schedule on paper. */
function ScheduleActions({ competitionId, isToday, hasResults }: ScheduleActionsProps) {
  const { t } = useTranslation('publicSchedule');
  return (
    <Row gap={2} className={styles.actions}>
      <DayLinks
        competitionId={competitionId}
        current="schedule"
        without={[...(isToday ? [] : OF_TODAY), ...(hasResults ? [] : OF_RESULTS)]}
      />
      <Button onClick={() => print()}>{t('print')}</Button>
    </Row>
  );
}
