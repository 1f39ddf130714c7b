import { formatReadersTime } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './Countdown.module.css';
import { useNow } from './now.ts';
import { dayPart, timeLeft } from './timeLeft.ts';

interface CountdownProps {
  /** A UTC instant, ISO 8601. */
  readonly until: string;
  /** The label of the instant: what happens then. */
  readonly kind: 'closes' | 'opens';
  /** The venue's zone: a reader elsewhere is told that the time of the last day is their own. */
  readonly timeZone: string;
}

/** The time until registration closes or opens: days, on the last day by the clock, in the last hour minutes. */
export function Countdown({ until, kind, timeZone }: CountdownProps) {
  const { t } = useTranslation('ui');
  const now = useNow();
  const instant = Date.parse(until);
  const { days, hours, minutes } = timeLeft(instant, now);
  const { time, isVenues } = formatReadersTime(until, timeZone);

  if (instant <= now) return <span>{t(`countdown.${kind}`)}</span>;
  return (
    <time className={styles.countdown} dateTime={until}>
      {days > 0 || hours === 0
        ? t(`countdown.${kind}In`, {
            left:
              days > 0
                ? t('countdown.spokenDays', { count: days })
                : t('countdown.spokenMinutes', { count: Math.max(1, minutes) }),
          })
        : t(`countdown.${kind}At.${dayPart(instant, now)}`, {
            time: isVenues ? time : t('countdown.yourTime', { time }),
          })}
    </time>
  );
}
