import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import styles from './Dashboard.module.css';
import { DashboardHead } from './DashboardHead.tsx';
import { AttentionCard } from './attention/AttentionCard.tsx';
import { dashboardLinks, type DashboardLinks } from './dashboardLinks.ts';
import { DayCard } from './days/DayCard.tsx';
import { EventsCard } from './events/EventsCard.tsx';
import { EntriesTile } from './tiles/EntriesTile.tsx';
import { IceTile } from './tiles/IceTile.tsx';
import { MoneyTile } from './tiles/MoneyTile.tsx';
import { PlacesTile } from './tiles/PlacesTile.tsx';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** An open dashboard shows new entries within a minute. */
const REFRESH_MS = 60_000;

/** A competition's figures and issues, for its organisers. */
export function Dashboard({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('dashboard');
  const { role } = useUser();
  const { data, ...query } = useQuery({
    ...requestQuery('competitionDashboard', { params: { competitionId: competition.id } }),
    refetchInterval: REFRESH_MS,
  });
  const addresses = dashboardLinks(role, competition.id);
  if (!data && query.isError) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap={4} className={styles.desk} data-accent={competition.accent} aria-busy={!data}>
      <DashboardHead competition={competition} />
      {data ? (
        <>
          <AttentionCard dashboard={data} addresses={addresses} />
          {data.skaters + data.teams + data.dances === 0 ? (
            <NoEntriesYet competition={competition} addresses={addresses} />
          ) : (
            <>
              <Stack gap={4} className={styles.tiles}>
                <EntriesTile dashboard={data} addresses={addresses} />
                <PlacesTile dashboard={data} />
                <IceTile competition={competition} dashboard={data} />
                <MoneyTile dashboard={data} addresses={addresses} />
              </Stack>
              <DayCard competition={competition} counts={data.entriesByDay} />
            </>
          )}
          <EventsCard events={data.events} />
        </>
      ) : (
        <DashboardSkeleton label={t('loading')} />
      )}
    </Stack>
  );
}

function DashboardSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <Card>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Lines count={4} />
      </Card>
      <Stack gap={4} className={styles.tiles}>
        {['entries', 'places', 'ice', 'money'].map((tile) => (
          <Card key={tile}>
            <Lines count={3} />
          </Card>
        ))}
      </Stack>
      <Card>
        <Skeleton height="200px" />
      </Card>
    </>
  );
}

function Lines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <div key={line}>
      <Skeleton width={`${90 - line * 17}%`} />
    </div>
  ));
}

interface NoEntriesYetProps {
  readonly competition: Competition;
  readonly addresses: DashboardLinks;
}
/** Before the first entry: how to reach families. */
function NoEntriesYet({ competition, addresses }: NoEntriesYetProps) {
  const { t } = useTranslation('dashboard');
  const status = registrationState(competition, currentTime());
  const { openFrom, openUntil, timeZone } = competition;
  const page = paths.publicCompetition(competition.id);
  const share = (
    <>
      <CopyLink path={page} label={t('nobody.copy')} tone="primary" />
      <LinkButton to={page}>{t('nobody.see')}</LinkButton>
    </>
  );
  const actions = {
    open: share,
    opensLater: share,
    closed: <LinkButton to={addresses.detail}>{t('nobody.detail')}</LinkButton>,
    archived: null,
  };
  return (
    <EmptyState
      drawing="entries"
      title={t('nobody.title')}
      text={t(`nobody.${status}`, { when: formatInstant(openFrom ?? openUntil, timeZone) })}
      action={actions[status]}
    />
  );
}
