import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/ApiError.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import styles from './SchedulePage.module.css';
import { ScheduleView } from './ScheduleView.tsx';
import { useScheduleQuery } from './useScheduleQuery.ts';

/** On competition days a new version shows by itself. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** `/competitions/{competitionId}/schedule`: the published schedule, one day or what is looked for on all days. */
export function SchedulePage() {
  const { t } = useTranslation('publicSchedule');
  const { competitionId = '' } = useParams();
  const query = useScheduleQuery();
  const schedule = useQuery({
    ...queryOf('getSchedule', { params: { competitionId }, query: {} }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  if (isApiError(schedule.error, 'NotFound')) {
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
  if (schedule.isError && !schedule.data) {
    return <ErrorState title={t('failed')} onRetry={() => void schedule.refetch()} />;
  }
  if (!schedule.data) {
    return (
      <div className={styles.page} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="96px" />
        <Skeleton height="560px" />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <DocumentTitle title={`${t('title')} · ${schedule.data.competition.name}`} />
      <ScheduleHead competitionId={competitionId} schedule={schedule.data} />
      {schedule.data.version === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ScheduleView schedule={schedule.data} query={query} />
      )}
    </div>
  );
}
