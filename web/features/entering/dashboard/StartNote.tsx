import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { dayIn } from '../../../../shared/domain/core/registration/timeZone.ts';
import styles from './DashboardHead.module.css';

/** After registration: the days until the first event, by the venue's calendar. */
export function StartNote({ competition, now }: { readonly competition: Competition; readonly now: number }) {
  const { t } = useTranslation('dashboard');
  const { startDate, endDate, timeZone } = competition;
  const today = dayIn(new Date(now), timeZone);
  const days = Math.round((Date.parse(startDate) - Date.parse(today)) / 86_400_000);
  return (
    <p className={styles.note}>
      {days >= 0 ? t('head.toFirstDay', { count: days }) : t(today <= endDate ? 'head.running' : 'head.over')}
    </p>
  );
}
