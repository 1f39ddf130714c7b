import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { COMPETITION_PARAMETER } from '../../entering/competitionChoice/index.ts';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import { CheckInCodes } from './CheckInCodes.tsx';
import { MyDays } from './MyDays.tsx';
import { ScheduledCompetitions } from './ScheduledCompetitions.tsx';
import { useMarkSeen } from './useMarkSeen.ts';

/** `/admin/my-day?competition=`: where and when the account's skaters, pupils and panels are. */
export function MyDayPage() {
  const { t } = useTranslation('mySchedule');
  const [params] = useSearchParams();
  const competitionId = params.get(COMPETITION_PARAMETER) ?? '';
  const schedule = useQuery({
    ...requestQuery('getMySchedule', { params: { competitionId } }),
    enabled: competitionId !== '',
  });
  const isConcerned = (schedule.data?.appointments.length ?? 0) + (schedule.data?.duties.length ?? 0) > 0;
  useMarkSeen(competitionId, isConcerned ? (schedule.data?.version ?? 0) : 0);
  if (competitionId === '') return <ScheduledCompetitions />;
  if (schedule.isError && !schedule.data) {
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} onRetry={() => void schedule.refetch()} />
      </Page>
    );
  }
  if (!schedule.data) {
    return (
      <Page title={t('title')}>
        <Spinner label={t('loading')} />
      </Page>
    );
  }
  const { competition, version, publishedAt, appointments, duties, missing } = schedule.data;
  const isNothing = appointments.length + duties.length + missing.length === 0;
  return (
    <Page
      title={t('title')}
      subtitle={
        publishedAt === null
          ? competition.name
          : `${competition.name} · ${t('version', { version, when: formatInstant(publishedAt, competition.timeZone) })}`
      }
      actions={
        <>
          <LinkButton to={paths.allMyDays}>{t('others')}</LinkButton>
          {publishedAt === null ? null : (
            <LinkButton to={paths.publicSchedule(competitionId)}>{t('whole')}</LinkButton>
          )}
        </>
      }
    >
      {publishedAt === null ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : isNothing ? (
        <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
      ) : (
        <>
          <MyDays schedule={schedule.data} />
          <CheckInCodes competitionId={competition.id} appointments={appointments} />
          <CalendarFeeds
            kinds={[
              ...(appointments.some(({ role }) => role === 'family') ? (['family'] as const) : []),
              ...(appointments.some(({ role }) => role === 'coach') ? (['coach'] as const) : []),
              ...(duties.length > 0 ? (['judge'] as const) : []),
            ]}
          />
        </>
      )}
    </Page>
  );
}
