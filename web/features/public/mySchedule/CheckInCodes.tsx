import { useTranslation } from 'react-i18next';
import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';
import { entryCodeOf } from '../../../../shared/domain/day/running/entryCode.ts';
import { paths } from '../../../paths.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './MyDay.module.css';

interface CheckInCodesProps {
  readonly competitionId: string;
  readonly appointments: readonly MyAppointment[];
}

/** The desk's page with this skater: what the camera of a helper's phone opens. */
const scanned = (competitionId: string, entryId: string) =>
  location.origin + paths.dayCheckIn(competitionId, entryCodeOf(entryId));

/** What a family shows at check-in: a code for each of its entries, to scan or to read out. */
export function CheckInCodes({ competitionId, appointments }: CheckInCodesProps) {
  const { t } = useTranslation('mySchedule');
  const own = appointments.filter(({ role }) => role === 'family');
  const entries = new Map(own.map(({ entryId, name }) => [entryId, name]));
  if (entries.size === 0) return null;
  return (
    <section className={styles.feeds}>
      <h2>{t('checkIn.title')}</h2>
      <p className={styles.detail}>{t('checkIn.text')}</p>
      <ul role="list" className={styles.checkInCodes}>
        {[...entries].map(([entryId, name]) => (
          <li key={entryId}>
            <QrCode text={scanned(competitionId, entryId)} label={t('checkIn.qr', { name })} />
            <strong>{name}</strong>
            <code translate="no">{entryCodeOf(entryId)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
