import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { dashboardLinks } from './dashboardLinks.ts';
import { AttentionCard } from './attention/AttentionCard.tsx';
import { DayCard } from './days/DayCard.tsx';
import styles from './Dashboard.module.css';
import { DashboardHead } from './DashboardHead.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { EntriesTile } from './tiles/EntriesTile.tsx';
import { EventsCard } from './events/EventsCard.tsx';
import { IceTile } from './tiles/IceTile.tsx';
import { MoneyTile } from './tiles/MoneyTile.tsx';
import { NoEntriesYet } from './NoEntriesYet.tsx';
import { PlacesTile } from './tiles/PlacesTile.tsx';

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
    <div className={styles.desk} data-accent={competition.accent} aria-busy={!data}>
      <DashboardHead competition={competition} />
      {data ? (
        <>
          <AttentionCard dashboard={data} addresses={addresses} />
          {data.skaters + data.teams + data.dances === 0 ? (
            <NoEntriesYet competition={competition} addresses={addresses} />
          ) : (
            <>
              <div className={styles.tiles}>
                <EntriesTile dashboard={data} addresses={addresses} />
                <PlacesTile dashboard={data} />
                <IceTile competition={competition} dashboard={data} />
                <MoneyTile dashboard={data} addresses={addresses} />
              </div>
              <DayCard competition={competition} counts={data.entriesByDay} />
            </>
          )}
          <EventsCard events={data.events} />
        </>
      ) : (
        <DashboardSkeleton label={t('loading')} />
      )}
    </div>
  );
}
