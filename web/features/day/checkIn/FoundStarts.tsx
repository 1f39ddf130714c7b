import { useTranslation } from 'react-i18next';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import styles from './CheckIn.module.css';
import type { Start } from './checkInList.ts';
import { StarterRow, type CheckInDay } from './StarterRow.tsx';

interface FoundStartsProps {
  readonly found: readonly Start[];
  readonly day: CheckInDay;
}

/** More would not be read on a phone. */
const MOST_SHOWN = 30;

/** What the search found, each start with its flight. */
export function FoundStarts({ found, day }: FoundStartsProps) {
  const { t } = useTranslation('checkIn');
  return (
    <section className={styles.run} aria-label={t('search')}>
      <p role="status" className={styles.soft}>
        {found.length === 0 ? t('noMatch') : t('matches', { count: found.length })}
      </p>
      <ul role="list" className={styles.starters}>
        {found.slice(0, MOST_SHOWN).map((start) => (
          <StarterRow
            key={`${start.flight.id} ${start.starter.programmeId}`}
            start={start}
            day={day}
            flight={t('flight', {
              start: start.flight.start.slice(0, 5),
              event: eventLabel(start.flight.event.format, start.flight.event.level),
            })}
          />
        ))}
      </ul>
    </section>
  );
}
