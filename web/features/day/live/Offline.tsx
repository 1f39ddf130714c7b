import { useTranslation } from 'react-i18next';
import { venueTimeOf } from '../../../../shared/domain/core/registration/venueTime.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import styles from './Live.module.css';

interface OfflineProps {
  /** Of the last answer, by this device's clock. */
  readonly since: number;
  readonly timeZone: string;
}

/** What is shown is from then: times may have changed. */
export function Offline({ since, timeZone }: OfflineProps) {
  const { t } = useTranslation('live');
  const at = venueTimeOf(new Date(since + serverAhead()).toISOString(), timeZone);
  return (
    <p className={styles.offline} role="status">
      {t('offline', { time: at.slice(-5) })}
    </p>
  );
}
