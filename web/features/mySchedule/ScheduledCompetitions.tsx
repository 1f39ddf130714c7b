import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queryOf } from '../../api/queries.ts';
import { formatDays } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import styles from './MyDay.module.css';

/** The competitions whose schedule is published: the way to a day in one of them. */
export function ScheduledCompetitions() {
  const { t } = useTranslation('mySchedule');
  const competitions = useQuery(queryOf('listCompetitions'));
  const scheduled = (competitions.data ?? []).filter(({ hasSchedule }) => hasSchedule);
  return (
    <Page title={t('title')}>
      {competitions.isError ? <ErrorState onRetry={() => void competitions.refetch()} /> : null}
      {competitions.isPending ? <Spinner label={t('loading')} /> : null}
      {competitions.data && scheduled.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : null}
      {scheduled.length > 0 ? (
        <ul role="list" className={styles.items}>
          {scheduled.map(({ id, name, startDate, endDate }) => (
            <li key={id} className={styles.feed}>
              <div>
                <Link to={paths.myDay(id)}>{name}</Link>
                <p className={styles.detail}>{formatDays(startDate, endDate)}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Page>
  );
}
