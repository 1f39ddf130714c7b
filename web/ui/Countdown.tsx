import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './Countdown.module.css';
import { useNow } from './now.ts';
import { clockOf, timeLeft } from './timeLeft.ts';
import type { TimeLeft } from './timeLeft.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CountdownProps {
  /** A UTC instant, ISO 8601. */
  readonly until: string;
  /** The label of the instant: what happens then. */
  readonly kind: 'closes' | 'opens';
}

/**
 * The time until registration closes or opens: days, and on the last day a clock that runs by the second.
 * Screen readers read that in hours and minutes on reaching it, without an announcement every second.
 */
export function Countdown({ until, kind }: CountdownProps) {
  const { t } = useTranslation('ui');
  const now = useNow();
  const left = timeLeft(Date.parse(until), now);
  const lastDay = useLastDay(left);

  if (Date.parse(until) <= now) return <span>{t(`countdown.${kind}`)}</span>;

  if (left.days > 0) {
    return (
      <time className={styles.countdown} dateTime={until}>
        {t(`countdown.${kind}In`, { left: t('countdown.spokenDays', { count: left.days }) })}
      </time>
    );
  }
  return (
    <time className={styles.countdown} dateTime={until}>
      <span aria-hidden="true">{t(`countdown.${kind}In`, { left: clockOf(left) })}</span>
      <VisuallyHidden>{t(`countdown.${kind}In`, { left: lastDay })}</VisuallyHidden>
    </time>
  );
}

function useLastDay(left: TimeLeft): string {
  const { t } = useTranslation('ui');
  const parts = [
    left.hours > 0 && t('countdown.spokenHours', { count: left.hours }),
    t('countdown.spokenMinutes', { count: left.minutes }),
  ];
  return parts.filter(Boolean).join(' ');
}
