import { hasBegun } from '../../../../shared/domain/core/registration/hasBegun.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { currentTime } from '../../../clock.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useDeadline } from '../../../ui/useDeadline.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { pupilCounts, useRinkEntries } from '../../entering/coachDashboard/index.ts';
import { useDefaultCompetition } from '../../entering/competitionChoice/index.ts';
import { AttentionList } from './AttentionList.tsx';
import styles from './Home.module.css';

const ITEMS = ['unverified', 'membership', 'level', 'waiver', 'music'] as const;

/** `/admin` for a head coach: what the own rink's entries still need, competition by competition. */
export function CoachHome() {
  const { t } = useTranslation('home');
  const { rinkId } = useUser();
  const { competition, own, isPending, isError, refetch } = useDefaultCompetition(true);
  // The one that is skated today is first.
  const shown = (own.length > 0 || !competition ? own : [competition]).toSorted((one, other) =>
    one.startDate.localeCompare(other.startDate),
  );
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
      {isPending && rinkId !== null ? (
        <div className={styles.cards}>
          <WaitingCard title={<Skeleton width="60%" />} />
        </div>
      ) : null}
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

/** A competition's card while its entries load. */
function WaitingCard({ title }: { readonly title: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <DashboardCard title={title}>
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton height="120px" />
      </div>
    </DashboardCard>
  );
}

interface RinkTodayProps {
  readonly competition: Competition;
  readonly rinkId: string;
}

function RinkToday({ competition, rinkId }: RinkTodayProps) {
  const { t } = useTranslation('home');
  const { id, name, openUntil, timeZone, eligibility, waiver } = competition;
  const deadlineOf = useDeadline();
  const entries = useRinkEntries(id, rinkId, waiverVersion(waiver));
  if (entries.isError) return <ErrorState title={t('failed')} onRetry={() => void entries.refetch()} />;
  const counts = pupilCounts(entries.rows);
  const entered = entries.rows.filter(({ entry }) => entry.state !== 'withdrawn').length;
  const deadline = eligibility.rinkDeadline;
  const isOpen = Date.parse(openUntil) > currentTime().getTime();
  const desk = paths.coachDashboard(id);
  const title = (
    <Link to={desk} className={styles.title}>
      {name}
    </Link>
  );
  if (entries.isPending) return <WaitingCard title={title} />;
  // Who skates today is no longer checked.
  const isBegun = hasBegun(competition, currentTime());
  const items = ITEMS.filter((item) => counts[item] > 0 && !(isBegun && item === 'unverified'));
  return (
    <AttentionList
      title={title}
      detail={[
        t('coach.entries', { count: entered }),
        ...(isOpen ? [t('closes', { when: deadlineOf(openUntil, timeZone) })] : []),
        ...(deadline === null || isBegun ? [] : [t('coach.deadline', { when: formatWeekday(deadline) })]),
      ].join(' · ')}
      rows={items.map((item) => ({
        key: item,
        text: t(`coach.${item}`, { count: counts[item] }),
        // Only there can a coach send a file.
        to: item === 'music' ? paths.music(id) : `${desk}&lacks=${item}`,
        action: t('coach.action'),
      }))}
    />
  );
}
