import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { waiverVersion } from '../../../shared/domain/consent/waiver.ts';
import { formatInstant, formatWeekday } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { countsOf, useRinkEntries } from '../coachDashboard/index.ts';
import { useDefaultCompetition } from '../competitionChoice/index.ts';
import { AttentionList } from './AttentionList.tsx';
import { CompetitionRows } from './CompetitionRows.tsx';
import styles from './Home.module.css';

const ITEMS = ['unverified', 'membership', 'level', 'waiver'] as const;

/** `/admin` for a head coach: what the own rink's entries still need, in the competition to work on. */
export function CoachHome() {
  const { t } = useTranslation('home');
  const { rinkId } = useUser();
  const { competition, isPending, isError, refetch } = useDefaultCompetition(true);
  return (
    <Page
      title={t('title')}
      actions={
        competition && rinkId !== null ? (
          <LinkButton tone="primary" to={paths.coachDesk(competition.id)}>
            {t('coach.all')}
          </LinkButton>
        ) : null
      }
    >
      {isPending ? <Spinner label={t('loading')} /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
      {rinkId === null ? <EmptyState title={t('coach.noRink')} text={t('coach.noRinkText')} /> : null}
      {!isPending && competition && rinkId !== null ? (
        <RinkToday key={competition.id} competition={competition} rinkId={rinkId} />
      ) : null}
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
  const counts = countsOf(entries.rows);
  const entered = entries.rows.filter(({ entry }) => entry.state !== 'withdrawn').length;
  const deadline = eligibility.rinkDeadline;
  const desk = paths.coachDesk(id);
  return (
    <div className={styles.cards}>
      <AttentionList
        rows={ITEMS.filter((item) => counts[item] > 0).map((item) => ({
          key: item,
          text: t(`coach.${item}`, { count: counts[item] }),
          to: `${desk}&lacks=${item}`,
          action: t('coach.action'),
        }))}
      />
      <CompetitionRows
        title={t('coach.competition')}
        rows={[
          {
            id,
            name,
            to: desk,
            detail: [
              t('coach.entries', { count: entered }),
              t('closes', { when: formatInstant(openUntil, timeZone) }),
              ...(deadline === null ? [] : [t('coach.deadline', { when: formatWeekday(deadline) })]),
            ].join(' · '),
          },
        ]}
      />
    </div>
  );
}
