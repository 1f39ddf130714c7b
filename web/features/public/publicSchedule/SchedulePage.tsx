import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
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
    ...requestQuery('getSchedule', { params: { competitionId }, query: {} }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  return (
    <PublicPage
      query={schedule}
      failed={t('failed')}
      skeleton={
        <div className={styles.page} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height="96px" />
          <Skeleton height="560px" />
        </div>
      }
    >
      {(data) => (
        <div className={styles.page}>
          <DocumentTitle title={`${t('title')} · ${data.competition.name}`} />
          <ScheduleHead competitionId={competitionId} schedule={data} />
          {data.version === 0 ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <ScheduleView schedule={data} query={query} />
          )}
        </div>
      )}
    </PublicPage>
  );
}
