import { useTranslation } from 'react-i18next';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import styles from './CheckIn.module.css';
import type { Start } from './checkInList.ts';
import { StarterRow, type CheckInDay } from './StarterRow.tsx';

interface MissingStartsProps {
  readonly missing: readonly Start[];
  readonly day: CheckInDay;
}

/** Who should be at the rink by now. */
export function MissingStarts({ missing, day }: MissingStartsProps) {
  const { t } = useTranslation('checkIn');
  if (missing.length === 0) return null;
  const count = missing.filter(({ starter }) => starter.state === 'expected').length;
  return (
    <section className={styles.run} aria-labelledby="missing">
      <h2 id="missing">{t('missing', { count })}</h2>
      <p className={styles.soft}>{t('missingText')}</p>
      <ul role="list" className={styles.starters}>
        {missing.map((start) => (
          <StarterRow
            key={`${start.flight.id} ${start.starter.programmeId}`}
            start={start}
            day={day}
            flight={t('flight', {
              start: (start.flight.expected ?? start.flight.start).slice(0, 5),
              event: eventLabel(start.flight.event.format, start.flight.event.level),
            })}
          />
        ))}
      </ul>
    </section>
  );
}
