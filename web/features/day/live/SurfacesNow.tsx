import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oldestAnswer } from '../../../api/keptAnswers.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VenueZone } from '../../../ui/VenueZone.tsx';
import { DayLine } from './DayLine.tsx';
import styles from './SurfacesNow.module.css';
import { isAfterThisFlight, isSurfaceOver, liveEventNames, passedSeconds, timesNow } from './liveView.ts';
import { stateToday } from './surfaceState.ts';
import { BlockName } from './BlockName.tsx';
import { GLANCE_MILLISECONDS, useLive } from './useLive.ts';
import { useServerTime } from './useServerTime.ts';

/** In few lines what is on the ice of each surface, how far its day is, and how late. */
export function SurfacesNow({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('live');
  const asked = useLive(competitionId, true, GLANCE_MILLISECONDS);
  const live = oldestAnswer([asked]) === null ? asked.data : undefined;
  const now = useServerTime(live?.competition.timeZone ?? 'UTC');
  if (!live && asked.isError) {
    return (
      <Text soft size="sm">
        {t('unknown')}
      </Text>
    );
  }
  if (!live || live.surfaces.length === 0) return null;
  const passed = passedSeconds(live.date, now);
  const names = liveEventNames(live);
  return (
    <>
      <ul role="list" className={styles.surfaces} aria-label={t('onTheIce')}>
        {live.surfaces.map((surface) => {
          const block = surface.now === null ? undefined : surface.blocks[surface.now];
          const next = surface.blocks[surface.next[0] ?? -1];
          const time = next?.hasNoIce ? null : next && timesNow(next, passed).time;
          const isIdle = !block && !next;
          const delay = stateToday(t, surface, passed);
          return (
            <li key={surface.id} className={styles.surface}>
              <Text as="span" weight="medium">
                {surface.name}
              </Text>
              {isIdle || delay === null ? null : <Pill tone={delay.tone}>{delay.text}</Pill>}
              <span className={styles.what}>
                {block ? (
                  <BlockName block={block} names={names} />
                ) : (
                  t(isSurfaceOver(surface) ? 'dayOver' : 'nothingNow')
                )}
              </span>
              {surface.overtimeSince === undefined ? null : (
                <Text as="span" size="sm" tone="warn" className={styles.next}>
                  {t('onIceSince', { time: formatTime(surface.overtimeSince) })}
                </Text>
              )}
              {next ? (
                <Text as="span" size="sm" className={styles.next}>
                  {isAfterThisFlight(next, passed)
                    ? t('nextAfter')
                    : time
                      ? t('nextAt', { time: formatTime(time) })
                      : t('next')}{' '}
                  <BlockName block={next} names={names} />
                </Text>
              ) : null}
              <DayLine surface={surface} live={live} />
            </li>
          );
        })}
      </ul>
      <VenueZone timeZone={live.competition.timeZone} />
    </>
  );
}
