import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { FollowSkaters } from './FollowSkaters.tsx';
import styles from './Live.module.css';
import { Offline } from './Offline.tsx';
import { RunningOrder } from './RunningOrder.tsx';
import { SurfaceNow } from './SurfaceNow.tsx';
import { useLive } from './useLive.ts';
import { useServerTime } from './useServerTime.ts';

/** `/competitions/{competitionId}/live`: where the competition is, for a phone in the hall. */
export function LivePage() {
  const { t } = useTranslation('live');
  const { competitionId = '' } = useParams();
  const live = useLive(competitionId);
  return (
    <PublicPage
      query={live}
      failed={t('failed')}
      skeleton={
        <div className={styles.page} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height="72px" />
          <Skeleton height="320px" />
        </div>
      }
    >
      {(data) => (
        <div className={styles.page}>
          <DocumentTitle title={`${t('title')} · ${data.competition.name}`} />
          <LiveHead competitionId={competitionId} live={data} />
          {live.isError ? <Offline since={live.dataUpdatedAt} timeZone={data.competition.timeZone} /> : null}
          {data.date === null ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <LiveDay competitionId={competitionId} live={data} />
          )}
        </div>
      )}
    </PublicPage>
  );
}

function LiveHead({ competitionId, live }: { readonly competitionId: string; readonly live: Live }) {
  const { t } = useTranslation('live');
  const now = useServerTime(live.competition.timeZone);
  const [today = '', time = ''] = now.split('T');
  const { date } = live;
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.of}>
          <Link to={paths.publicCompetition(competitionId)}>{live.competition.name}</Link>
        </p>
        <p className={styles.clock}>
          {date === null || date === today
            ? t('clock', { time })
            : t(date > today ? 'notToday' : 'over', { day: formatWeekday(date) })}
        </p>
      </div>
      <div className={styles.links}>
        <LinkButton to={paths.publicSchedule(competitionId)}>{t('schedule')}</LinkButton>
        <LinkButton to={paths.publicResults(competitionId)}>{t('results')}</LinkButton>
        <LinkButton className={styles.forLargeScreens} to={paths.hall(competitionId)}>
          {t('hall')}
        </LinkButton>
      </div>
    </header>
  );
}

function LiveDay({ competitionId, live }: { readonly competitionId: string; readonly live: Live }) {
  return (
    <>
      <div className={styles.surfaces} data-columns={live.surfaces.length}>
        {live.surfaces.map((surface) => (
          <SurfaceNow key={surface.id} surface={surface} live={live} />
        ))}
      </div>
      <FollowSkaters competitionId={competitionId} live={live} />
      <RunningOrder live={live} />
    </>
  );
}
