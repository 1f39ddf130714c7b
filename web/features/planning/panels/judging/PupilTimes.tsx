import { useTranslation } from 'react-i18next';
import type { MyJudging } from '../../../../../shared/contract/planning/judging.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatList } from '../../../../i18n/formats.ts';
import styles from './Judging.module.css';
import { seatLabel } from './SeatLine.tsx';

/** When own pupils skate: the panels then are not offered. */
export function PupilTimes({ pupils }: Pick<MyJudging, 'pupils'>) {
  const { t } = useTranslation('judging');
  if (pupils.length === 0) return <p className={styles.soft}>{t('pupils.none')}</p>;
  return (
    <ul role="list" className={styles.pupils}>
      {pupils.map((flight) => (
        <li key={flight.flightId} className={styles.pupil}>
          <strong>{seatLabel(flight)}</strong>
          <span>
            {t('pupils.line', {
              event: eventLabel(flight.format, flight.level),
              names: formatList(flight.names),
            })}
          </span>
          <span className={styles.soft}>{flight.surface}</span>
        </li>
      ))}
    </ul>
  );
}
