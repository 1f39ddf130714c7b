import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { skatesToday } from '../../../../shared/domain/core/competitions/skatesToday.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useEveryPage } from '../../../api/useEveryPage.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useDeadline } from '../../../ui/useDeadline.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { groupByStatus, RegistrationPill } from '../../entering/competitionList/index.ts';
import { LaterComingDays, LaterTroublesToday } from '../../day/rests/index.ts';
import { administratorAttention } from './administratorAttention.ts';
import { AttentionList } from './AttentionList.tsx';
import { CompetitionRows } from './CompetitionRows.tsx';
import styles from './Home.module.css';

/** No member has this number: only whether the registry answers is asked. */
const PROBE = '0';
/** Of so many competitions the schedules are looked at. */
const NEXT = 4;
const PROBED_FOR_MS = 5 * 60_000;

/** `/admin` for a super administrator: deadlines, drafts and invitations, and the open competitions. */
export function AdministratorHome() {
  const { t } = useTranslation('home');
  const deadline = useDeadline();
  const competitions = useQuery(requestQuery('listCompetitions'));
  const drafts = useQuery(requestQuery('listCompetitionDrafts'));
  const managers = useEveryPage('listUsers', { query: { role: 'MANAGER' } });
  const coaches = useEveryPage('listUsers', { query: { role: 'HEAD_COACH' } });
  const registry = useQuery({
    ...requestQuery('checkMembership', { query: { number: PROBE } }),
    staleTime: PROBED_FOR_MS,
    retry: false,
  });
  const queries = [competitions, drafts, managers, coaches];
  if (queries.some(({ isError }) => isError)) {
    const retry = () => void Promise.all(queries.map((query) => query.refetch()));
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} onRetry={retry} />
      </Page>
    );
  }
  if (!competitions.data || !drafts.data || managers.isPending || coaches.isPending) {
    return (
      <Page title={t('title')}>
        <Spinner label={t('loading')} />
      </Page>
    );
  }
  const now = currentTime();
  const { open, opensLater } = groupByStatus(competitions.data, now);
  const rows = administratorAttention(
    t,
    {
      open,
      drafts: drafts.data,
      accounts: [...managers.rows, ...coaches.rows],
      isRegistryAnswering: registry.data?.answer !== 'notAnswering',
      deadline,
    },
    now,
  );
  return (
    <Page title={t('title')}>
      {competitions.data
        .filter((one) => skatesToday(one, now))
        .map(({ id, name }) => (
          <Suspense key={id} fallback={null}>
            <LaterTroublesToday competitionId={id} name={name} />
          </Suspense>
        ))}
      {competitions.data
        .filter(
          ({ endDate, timeZone, hasSchedule }) => hasSchedule === true && endDate >= dayIn(now, timeZone),
        )
        .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
        .slice(0, NEXT)
        .map((one) => (
          <Suspense key={one.id} fallback={null}>
            <LaterComingDays competition={one} name={one.name} />
          </Suspense>
        ))}
      <div className={styles.cards}>
        <AttentionList rows={rows} />
        <CompetitionRows
          title={t('open')}
          none={t('noneOpen')}
          rows={open.map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.competition(one.id),
            detail: t('closes', { when: deadline(one.openUntil, one.timeZone) }),
            aside: <RegistrationPill competition={one} now={now.getTime()} />,
          }))}
        />
        <CompetitionRows
          title={t('nextOpen')}
          rows={opensLater.map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.competition(one.id),
            detail: t('opens', { when: deadline(one.openFrom ?? one.openUntil, one.timeZone) }),
          }))}
        />
      </div>
    </Page>
  );
}
