import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../i18n/formats.ts';
import styles from './SchedulePage.module.css';
import type { ScheduleQuery } from './useScheduleQuery.ts';

interface DayLinksProps {
  readonly days: readonly string[];
  readonly day: string;
  readonly today: string;
  readonly query: ScheduleQuery;
}

/** The days with skating, the chosen one marked. */
export function DayLinks({ days, day, today, query }: DayLinksProps) {
  const { t } = useTranslation('publicSchedule');
  return (
    <nav className={styles.days} aria-label={t('days')}>
      {days.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.dayLink}
          aria-current={one === day ? 'true' : undefined}
          data-today={one === today || undefined}
          onClick={() => query.set({ day: one })}
        >
          {formatWeekday(one)}
        </button>
      ))}
    </nav>
  );
}
