import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  isRehearsal,
  organisedCompetition,
} from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { realPace } from '../../../../shared/domain/day/rehearsal/pace.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { useServerTime } from '../live/index.ts';
import { LateDayView } from './LateDayView.tsx';

/** `/admin/now/late`: ways to go on with a day that is late, or with a coming day that lost ice, each with its price. */
export function LatePage() {
  const { t } = useTranslation('late');
  const day = useDayAhead();
  return (
    <OrganiserPage
      title={day === null ? t('title') : t('ahead.title', { day: formatWeekday(day) })}
      subtitle={t(day === null ? 'subtitle' : 'ahead.subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <ReadLateDay key={`${id} ${day ?? ''}`} competitionId={id} ahead={day} />}
    </OrganiserPage>
  );
}

/** The coming day that was asked for; null for the running day. */
function useDayAhead(): string | null {
  const [search] = useSearchParams();
  const day = search.get('day');
  return day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}

const AGAIN_MILLISECONDS = 15_000;

interface ReadLateDayProps {
  readonly competitionId: string;
  /** A coming day; null for the running one. */
  readonly ahead: string | null;
}

function ReadLateDay({ competitionId, ahead }: ReadLateDayProps) {
  const { t } = useTranslation('late');
  const params = { competitionId };
  const [search] = useSearchParams();
  const runs = useQuery({
    ...requestQuery('listRuns', { params, query: ahead === null ? {} : { date: ahead }, quiet: true }),
    refetchInterval: AGAIN_MILLISECONDS,
  });
  const problem = useQuery(requestQuery('getScheduleProblem', { params }));
  const draft = useQuery(requestQuery('getScheduleDraft', { params }));
  const isPlayed = isRehearsal(competitionId);
  const rehearsal = useQuery({
    ...requestQuery('getRehearsal', { params: { competitionId: organisedCompetition(competitionId) } }),
    enabled: isPlayed,
  });
  const pace = isPlayed ? rehearsal.data?.rehearsal?.pace : realPace;
  const now = useServerTime(runs.data?.competition.timeZone ?? 'UTC');
  const toNow = <LinkButton to={paths.nowAndNext(competitionId)}>{t('toNow')}</LinkButton>;
  if (isApiError(runs.error, 'NotFound'))
    return (
      <EmptyState drawing="schedule" title={t('unpublished')} text={t('unpublishedText')} action={toNow} />
    );
  if (runs.data && problem.data && draft.data && pace) {
    const [today = ''] = now.split('T');
    const toSchedule = <LinkButton to={paths.schedule(competitionId)}>{t('ahead.toSchedule')}</LinkButton>;
    // On its morning the day runs: then it is no longer ahead.
    const isAhead = ahead !== null && ahead > today;
    if (ahead !== null && ahead < today)
      return (
        <EmptyState
          drawing="schedule"
          title={t('ahead.over')}
          text={t('ahead.overText')}
          action={toSchedule}
        />
      );
    if (runs.data.runs.length === 0 || (!isAhead && runs.data.date !== today))
      return <EmptyState drawing="schedule" title={t('notToday')} text={t('notTodayText')} action={toNow} />;
    return (
      <LateDayView
        competitionId={competitionId}
        runs={runs.data}
        scheduled={problem.data}
        swap={search.get('swap')}
        isAhead={isAhead}
        pace={pace}
        read={draft.data}
        onRead={async () => {
          const { data, isError } = await runs.refetch();
          return isError ? null : (data ?? null);
        }}
      />
    );
  }
  const queries = isPlayed ? [runs, problem, draft, rehearsal] : [runs, problem, draft];
  if (queries.some(({ isPending }) => isPending)) return <Spinner />;
  const retry = () => void Promise.all(queries.map(async (query) => query.refetch()));
  return <ErrorState title={t('failed')} onRetry={retry} />;
}
