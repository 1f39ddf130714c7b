import { useTranslation } from 'react-i18next';
import { clockOf, timeLeft } from '../../../ui/timeLeft.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './DashboardHead.module.css';

interface DashboardCountdownProps {
  /** A UTC instant. */
  readonly until: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Days, and on the last one a clock; screen readers hear days, hours and minutes only. */
export function DashboardCountdown({ until, now }: DashboardCountdownProps) {
  const { t } = useTranslation(['dashboard', 'ui']);
  const left = timeLeft(Date.parse(until), now);
  const announced = [
    left.days > 0 && t('ui:countdown.spokenDays', { count: left.days }),
    t('ui:countdown.spokenHours', { count: left.hours }),
    left.days === 0 && t('ui:countdown.spokenMinutes', { count: left.minutes }),
  ];
  return (
    <time className={styles.countdown} dateTime={until}>
      <span aria-hidden="true" className={styles.days}>
        {left.days > 0 ? t('head.days', { count: left.days }) : clockOf(left)}
      </span>
      <VisuallyHidden>{announced.filter(Boolean).join(' ')}</VisuallyHidden>
    </time>
  );
}
