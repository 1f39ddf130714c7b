import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './MyDay.module.css';

/** In the query: the reader wants to choose. */
const ALL = 'all';

/** The competitions whose schedule is published: the way to a day in one of them. */
export function ScheduledCompetitions() {
  const { t } = useTranslation('mySchedule');
  const competitions = useQuery(requestQuery('listCompetitions'));
  const scheduled = (competitions.data ?? []).filter(({ hasSchedule }) => hasSchedule);
  const [search] = useSearchParams();
  const opened = search.has(ALL) ? null : dayToOpen(scheduled, currentTime());
  if (opened !== null) return <Navigate to={paths.myDay(opened)} replace />;
  return (
    <Page title={t('title')}>
      {competitions.isError ? <ErrorState onRetry={() => void competitions.refetch()} /> : null}
      {competitions.isPending ? <Spinner label={t('loading')} /> : null}
      {competitions.data && scheduled.length === 0 ? (
        <EmptyState drawing="schedule" title={t('none.title')} text={t('none.text')} />
      ) : null}
      {scheduled.length > 0 ? (
        <Box role="list" as="ul" frame="panel" className={styles.items}>
          {scheduled.map(({ id, name, startDate, endDate }) => (
            <Row
              key={id}
              as="li"
              gap={2}
              columnGap={4}
              align="center"
              justify="between"
              className={styles.feed}
            >
              <div>
                <Link to={paths.myDay(id)}>{name}</Link>
                <Text soft size="sm">
                  {formatDays(startDate, endDate)}
                </Text>
              </div>
            </Row>
          ))}
        </Box>
      ) : null}
    </Page>
  );
}

type Scheduled = Pick<Competition, 'id' | 'startDate' | 'endDate' | 'timeZone'>;

/** The competition that opens without a choice: the only one that is held today, else the only one. */
export function dayToOpen(scheduled: readonly Scheduled[], now: Date): string | null {
  const running = scheduled.filter(({ startDate, endDate, timeZone }) => {
    const today = dayIn(now, timeZone);
    return startDate <= today && today <= endDate;
  });
  const [only, ...others] = running.length > 0 ? running : scheduled;
  return only && others.length === 0 ? only.id : null;
}
