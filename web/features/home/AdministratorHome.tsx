import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysBetween } from '../../../shared/domain/registration/shiftedDays.ts';
import { dayIn } from '../../../shared/domain/registration/timeZone.ts';
import { queryOf } from '../../api/queries.ts';
import { currentTime } from '../../clock.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { groupByStatus, RegistrationPill } from '../competitionList/index.ts';
import { AttentionList, type AttentionRow } from './AttentionList.tsx';
import { CompetitionRows } from './CompetitionRows.tsx';
import styles from './Home.module.css';

/** Competitions that close within these days need a look. */
const CLOSING_DAYS = 7;
/** More of one kind would hide the others. */
const SHOWN = 4;

/** `/admin` for a super administrator: deadlines, drafts and invitations, and the open competitions. */
export function AdministratorHome() {
  const { t } = useTranslation('home');
  const competitions = useQuery(queryOf('listCompetitions'));
  const drafts = useQuery(queryOf('listCompetitionDrafts'));
  const managers = useQuery(queryOf('listUsers', { query: { role: 'MANAGER' } }));
  const coaches = useQuery(queryOf('listUsers', { query: { role: 'HEAD_COACH' } }));
  const queries = [competitions, drafts, managers, coaches];
  if (queries.some(({ isError }) => isError)) {
    const retry = () => void Promise.all(queries.map((query) => query.refetch()));
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} onRetry={retry} />
      </Page>
    );
  }
  if (!competitions.data || !drafts.data || !managers.data || !coaches.data) {
    return (
      <Page title={t('title')}>
        <Spinner label={t('loading')} />
      </Page>
    );
  }
  const now = currentTime();
  const { open, opensLater } = groupByStatus(competitions.data, now);
  const closing = open.filter(
    ({ openUntil, timeZone }) =>
      daysBetween(dayIn(now, timeZone), dayIn(new Date(openUntil), timeZone)) <= CLOSING_DAYS,
  );
  const invited = [...managers.data, ...coaches.data].filter(
    ({ active, invitation }) => active && (invitation === 'sent' || invitation === 'expired'),
  );
  const rows: AttentionRow[] = [
    ...closing.slice(0, SHOWN).map((one) => ({
      key: one.id,
      text: t('administrator.closing', { name: one.name, when: formatInstant(one.openUntil, one.timeZone) }),
      to: paths.competition(one.id),
      action: t('administrator.closingAction'),
    })),
    ...drafts.data.slice(0, SHOWN).map(({ id, name }) => ({
      key: id,
      text: t('administrator.draft', { name }),
      to: paths.setUp(id),
      action: t('administrator.draftAction'),
    })),
    ...invited.slice(0, SHOWN).map(({ id, name, role, invitation }) => ({
      key: id,
      text: t(invitation === 'expired' ? 'administrator.expired' : 'administrator.invited', { name }),
      to: paths.usersNamed(role, name),
      action: t('administrator.invitedAction'),
    })),
  ];
  return (
    <Page title={t('title')}>
      <div className={styles.cards}>
        <AttentionList rows={rows} />
        <CompetitionRows
          title={t('open')}
          none={t('noneOpen')}
          rows={open.map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.competition(one.id),
            detail: t('closes', { when: formatInstant(one.openUntil, one.timeZone) }),
            aside: <RegistrationPill competition={one} now={now.getTime()} />,
          }))}
        />
        <CompetitionRows
          title={t('nextOpen')}
          rows={opensLater.map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.competition(one.id),
            detail: t('opens', { when: formatInstant(one.openFrom ?? one.openUntil, one.timeZone) }),
          }))}
        />
      </div>
    </Page>
  );
}
