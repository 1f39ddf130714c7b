import { useTranslation } from 'react-i18next';
import type { Live, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import styles from './Live.module.css';
import { ceremoniesToCome, liveClock, levelsByFormat } from './liveView.ts';
import { useServerTime } from './useServerTime.ts';

const SHOWN = 2;

interface NextAwardsProps {
  readonly surface: LiveSurface;
  readonly live: Live;
}

/** When the medals of the next runs are given, as the day goes. */
export function NextAwards({ surface, live }: NextAwardsProps) {
  const { t } = useTranslation('live');
  const now = useServerTime(live.competition.timeZone);
  const next = ceremoniesToCome(surface, live.date, now).slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <div className={styles.awards}>
      <h3>{t('awards')}</h3>
      <ul role="list">
        {next.map(({ time, eventIds }) => (
          <li key={`${time} ${eventIds.join(' ')}`}>
            <strong>{t('about', { time: liveClock(time) })}</strong> {levelsByFormat(live, eventIds)}
          </li>
        ))}
      </ul>
    </div>
  );
}
