import { Link, useParams } from 'react-router-dom';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
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
        <Stack gap={5} top className={styles.page} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height="72px" />
          <Skeleton height="320px" />
        </Stack>
      }
    >
      {(data) => (
        <Stack gap={5} top className={styles.page}>
          <DocumentTitle title={`${t('title')} · ${data.competition.name}`} />
          <LiveHead competitionId={competitionId} live={data} />
          {live.isError ? <Offline since={live.dataUpdatedAt} timeZone={data.competition.timeZone} /> : null}
          {data.date === null ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <LiveDay competitionId={competitionId} live={data} />
          )}
        </Stack>
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
    <Row as="header" gap={3} columnGap={6} align="start" justify="between">
      <div>
        <h1>{t('title')}</h1>
        <Text size="lg" breaks>
          <Link to={paths.publicCompetition(competitionId)}>{live.competition.name}</Link>
        </Text>
        <Text soft figures>
          {date === null || date === today
            ? t('clock', { time })
            : t(date > today ? 'notToday' : 'over', { day: formatWeekday(date) })}
        </Text>
      </div>
      <Row gap={2}>
        <LinkButton to={paths.publicSchedule(competitionId)}>{t('schedule')}</LinkButton>
        <LinkButton to={paths.publicResults(competitionId)}>{t('results')}</LinkButton>
        <LinkButton className={styles.forLargeScreens} to={paths.hall(competitionId)}>
          {t('hall')}
        </LinkButton>
      </Row>
    </Row>
  );
}

function LiveDay({ competitionId, live }: { readonly competitionId: string; readonly live: Live }) {
  return (
    <>
      <Stack gap={4} className={styles.surfaces} data-columns={live.surfaces.length}>
        {live.surfaces.map((surface) => (
          <SurfaceNow key={surface.id} surface={surface} live={live} />
        ))}
      </Stack>
      <FollowSkaters competitionId={competitionId} live={live} />
      <RunningOrder live={live} />
    </>
  );
}
