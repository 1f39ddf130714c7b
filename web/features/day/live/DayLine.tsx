import type { Live, LiveSurface } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Text } from '../../../ui/Text.tsx';
import { delayTone } from './delayText.ts';
import styles from './DayLine.module.css';
import { dayLineOf, passedSeconds, timesNow } from './liveView.ts';
import { useServerTime } from './useServerTime.ts';

interface DayLineProps {
  readonly surface: LiveSurface;
  readonly live: Pick<Live, 'date' | 'competition'>;
}

/** The day of a surface as a line: how far it is, where it should be by now, and when its last flight skates. */
export function DayLine({ surface, live: { date, competition } }: DayLineProps) {
  const { t } = useTranslation('live');
  const now = useServerTime(competition.timeZone);
  const line = dayLineOf(surface, date, now);
  if (!line) return null;
  const { last, done, flights, reached, due } = line;
  // A flight that is on the ice in time has begun some minutes ago.
  const isLate =
    due !== null && due > reached && surface.delayMinutes > 0 && delayTone(surface.delayMinutes) !== 'good';
  const { time, publishedTime } = timesNow(last, passedSeconds(date, now));
  return (
    <div className={styles.line}>
      <div className={styles.bar} aria-hidden="true">
        {isLate ? <span className={styles.late} style={{ inlineSize: percent(due) }} /> : null}
        <span className={styles.reached} style={{ inlineSize: percent(reached) }} />
      </div>
      <div className={styles.words}>
        <Text as="span" soft figures>
          {t('progress', { done, count: flights })}
        </Text>
        {done === flights || time === null || last.hasNoIce ? null : (
          <Text as="span" soft figures>
            {t('last', { time: formatTime(time) })}{' '}
            {publishedTime === null ? null : <CrossedOutTime time={publishedTime} />}
          </Text>
        )}
      </div>
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
