import { useTranslation } from 'react-i18next';
import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import styles from './tile.module.css';

/** Formats with an ice limit of their own, and the ice they use. */
export function FormatIce({ formats }: { readonly formats: CompetitionDashboard['formatIce'] }) {
  const { t } = useTranslation('dashboard');
  if (formats.length === 0) return null;
  return (
    <ul role="list" className={styles.legend}>
      {formats.map(({ format, iceMinutes, usedSeconds }) => {
        const used = Math.ceil(usedSeconds / 60);
        return (
          <li key={format}>
            <span className={styles.line}>
              <span>{format}</span>
              <span />
              <span className={styles.amount}>
                {t('ice.ofFormat', { used: formatNumber(used), available: formatNumber(iceMinutes) })}
              </span>
            </span>
            <svg className={styles.thin} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" rx="3" />
              <rect
                className={used > iceMinutes ? styles.beyond : styles.first}
                width={`${Math.min(1, used / iceMinutes) * 100}%`}
                height="100%"
                rx="3"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
