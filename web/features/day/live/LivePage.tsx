import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { laterPart } from '../../../laterPart.ts';
import { AsOf } from '../../../layout/AsOf.tsx';
import { DayLinks } from '../../../layout/DayLinks.tsx';
import { PublicContent, PublicSkeleton } from '../../../layout/PublicContent.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { useKeepDay } from '../../../session/useKeepDay.ts';
import { hasOwnDay, useSession } from '../../../session/useSession.ts';
import { SpokenChanges } from '../../../ui/SpokenChanges.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { WhenInWindow } from '../../../ui/WhenInWindow.tsx';
import { useAccountStars, useDeviceStars, useIsFollowing } from '../follow/index.ts';
import { FindSkaters } from './FollowSkaters.tsx';
import styles from './Live.module.css';
import { LiveSkaters } from './LiveSkaters.tsx';
import { isLastDayOver } from './liveView.ts';
import { SurfaceNow } from './SurfaceNow.tsx';
import { useLive } from './useLive.ts';
import { useLiveWords } from './useLiveWords.ts';
import { useServerTime } from './useServerTime.ts';

const BEFORE_SCHEDULE = ['results', 'teams', 'hall'] as const;

/** `/competitions/{competitionId}/live`: where the competition is, for a phone in the hall. */
export function LivePage() {
  const { t } = useTranslation('live');
  const { competitionId = '' } = useParams();
  const live = useLive(competitionId);
  useAccountStars();
  useKeepDay(useIsFollowing(), competitionId);
  return (
    <PublicPage
      query={live}
      failed={t('failed')}
      skeleton={<PublicSkeleton label={t('loading')} heights={['72px', '320px']} />}
    >
      {(data) => (
        <PublicContent
          title={t('title')}
          competition={{ ...data.competition, id: competitionId }}
          note={<LiveClock live={data} />}
          actions={
            <DayLinks
              competitionId={competitionId}
              current="live"
              without={data.date === null ? BEFORE_SCHEDULE : []}
            />
          }
        >
          <AsOf queries={[live]} timeZone={data.competition.timeZone} />
          <LiveWords live={data} />
          {data.date === null ? (
            <EmptyState drawing="schedule" title={t('none.title')} text={t('none.text')} />
          ) : (
            <LiveDay live={data} competitionId={competitionId} />
          )}
        </PublicContent>
      )}
    </PublicPage>
  );
}

/** Flights that begin, holds and delays, for who hears the page. */
function LiveWords({ live }: { readonly live: Live }) {
  return <SpokenChanges lines={useLiveWords(live)} />;
}

/** The time in the hall, or the day that is shown in place of today. */
function LiveClock({ live: { date, competition } }: { readonly live: Live }) {
  const { t } = useTranslation('live');
  const now = useServerTime(competition.timeZone);
  const [today = '', time = ''] = now.split('T');
  return (
    <Text soft figures>
      {date !== null && (date > today || isLastDayOver(date, now))
        ? t(date > today ? 'notToday' : 'over', { day: formatWeekday(date) })
        : t('clock', { time: formatTime(time) })}
    </Text>
  );
}

interface LiveDayProps {
  readonly live: Live;
  readonly competitionId: string;
}

/** Below what is on the ice, and fetched after it. */
const RunningOrder = laterPart(async () => (await import('./RunningOrder.tsx')).RunningOrder, 'live');

const notifications = () => import('../../people/tellMe/index.ts');
const TellMe = laterPart(async () => (await notifications()).TellMe, 'tellMe');
const TellFollower = laterPart(async () => (await notifications()).TellFollower, 'tellMe');

/** For who has a day, and for a device that follows somebody without an account. */
function Notifications({ competitionId }: { readonly competitionId: string }) {
  const { isAuthenticated, user } = useSession();
  const followed = useDeviceStars(competitionId);
  const stars = useMemo(
    () => followed.flatMap(({ name, rink, event }) => (rink === null ? [] : [{ name, rink, event }])),
    [followed],
  );
  // A device whose last star was taken away hears of nothing more.
  const [wasFollowing, setWasFollowing] = useState(false);
  if (stars.length > 0 && !wasFollowing) setWasFollowing(true);
  return (
    <Suspense>
      {user && hasOwnDay(user.role) ? <TellMe isFolded /> : null}
      {isAuthenticated === false && wasFollowing ? (
        <TellFollower competitionId={competitionId} stars={stars} />
      ) : null}
    </Suspense>
  );
}

/** Once skating has ended nothing is on the ice or late, whatever was not recorded. */
function LiveDay({ live, competitionId }: LiveDayProps) {
  const { t } = useTranslation('live');
  const now = useServerTime(live.competition.timeZone);
  if (isLastDayOver(live.date, now)) {
    return (
      <EmptyState
        drawing="results"
        title={t('ended.title')}
        text={t('ended.text')}
        action={
          <LinkButton tone="primary" to={paths.publicResults(competitionId)}>
            {t('results')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <FindSkaters live={live} competitionId={competitionId} />
      <LiveSkaters live={live} competitionId={competitionId} />
      <Notifications competitionId={competitionId} />
      <Stack gap={4} className={styles.surfaces} data-columns={live.surfaces.length}>
        {live.surfaces.map((surface) => (
          <SurfaceNow key={surface.id} surface={surface} live={live} />
        ))}
      </Stack>
      {live.surfaces.some(({ blocks }) => blocks.some(({ was }) => was)) ? <p>{t('movedNote')}</p> : null}
      <WhenInWindow>
        <Suspense>
          <RunningOrder live={live} />
        </Suspense>
      </WhenInWindow>
    </>
  );
}
