import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { pupilCounts, useRinkEntries } from '../../entering/coachDashboard/index.ts';
import { useDefaultCompetition } from '../../entering/competitionChoice/index.ts';
import { AttentionList } from './AttentionList.tsx';
import styles from './Home.module.css';

const ITEMS = ['unverified', 'membership', 'level', 'waiver'] as const;

/** `/admin` for a head coach: what the own rink's entries still need, competition by competition. */
export function CoachHome() {
  const { t } = useTranslation('home');
  const { rinkId } = useUser();
  const { competition, own, isPending, isError, refetch } = useDefaultCompetition(true);
  const shown = own.length > 0 || !competition ? own : [competition];
  return (
    <Page
      title={t('title')}
      actions={
        competition && rinkId !== null ? (
          <LinkButton tone="primary" to={paths.coachDashboard(competition.id)}>
            {t('coach.all')}
          </LinkButton>
        ) : null
      }
    >
      {isPending ? <Spinner label={t('loading')} /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
      {rinkId === null ? <EmptyState title={t('coach.noRink')} text={t('coach.noRinkText')} /> : null}
      {isPending || rinkId === null ? null : (
        <section className={styles.cards} aria-label={t('attention')}>
          {shown.map((one) => (
            <RinkToday key={one.id} competition={one} rinkId={rinkId} />
          ))}
        </section>
      )}
    </Page>
  );
}

interface RinkTodayProps {
  readonly competition: Competition;
  readonly rinkId: string;
}

function RinkToday({ competition, rinkId }: RinkTodayProps) {
  const { t } = useTranslation('home');
  const { id, name, openUntil, timeZone, eligibility, waiver } = competition;
  const entries = useRinkEntries(id, rinkId, waiverVersion(waiver));
  if (entries.isPending) return <Spinner label={t('loading')} />;
  if (entries.isError) return <ErrorState title={t('failed')} onRetry={() => void entries.refetch()} />;
  const counts = pupilCounts(entries.rows);
  const entered = entries.rows.filter(({ entry }) => entry.state !== 'withdrawn').length;
  const deadline = eligibility.rinkDeadline;
  const isOpen = Date.parse(openUntil) > currentTime().getTime();
  const desk = paths.coachDashboard(id);
  return (
    <AttentionList
      title={
        <Link to={desk} className={styles.title}>
          {name}
        </Link>
      }
      detail={[
        t('coach.entries', { count: entered }),
        ...(isOpen ? [t('closes', { when: formatInstant(openUntil, timeZone) })] : []),
        ...(deadline === null ? [] : [t('coach.deadline', { when: formatWeekday(deadline) })]),
      ].join(' · ')}
      rows={ITEMS.filter((item) => counts[item] > 0).map((item) => ({
        key: item,
        text: t(`coach.${item}`, { count: counts[item] }),
        to: `${desk}&lacks=${item}`,
        action: t('coach.action'),
      }))}
    />
  );
}
