import { useTranslation } from 'react-i18next';
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
 * The time until registration closes or opens, updated every second. Screen readers read it in days, hours
 * and minutes on reaching it, without an announcement every second.
 */
export function Countdown({ until, kind }: CountdownProps) {
  const { t } = useTranslation('ui');
  const now = useNow();
  const left = timeLeft(Date.parse(until), now);
  const announced = useAnnouncedTime(left);

  if (Date.parse(until) <= now) return <span>{t(`countdown.${kind}`)}</span>;

  const clock = clockOf(left);
  const shown = left.days > 0 ? t('countdown.daysAndClock', { days: left.days, clock }) : clock;
  return (
    <time className={styles.countdown} dateTime={until}>
      <span aria-hidden="true">{t(`countdown.${kind}In`, { left: shown })}</span>
      <VisuallyHidden>{t(`countdown.${kind}In`, { left: announced })}</VisuallyHidden>
    </time>
  );
}

function useAnnouncedTime(left: TimeLeft): string {
  const { t } = useTranslation('ui');
  const parts = [
    left.days > 0 && t('countdown.spokenDays', { count: left.days }),
    left.hours > 0 && t('countdown.spokenHours', { count: left.hours }),
    left.days === 0 && t('countdown.spokenMinutes', { count: left.minutes }),
  ];
  return parts.filter(Boolean).join(' ');
}
