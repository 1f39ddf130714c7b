import { useState } from 'react';
import type { CheckInRun } from '../../../../shared/contract/day/running/dayRuns.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './CheckIn.module.css';
import { checkInCount, isAwaited } from './checkInList.ts';
import { FlightStarters } from './FlightStarters.tsx';
import type { CheckInDay } from './StarterRow.tsx';

interface RunSectionProps {
  readonly run: CheckInRun;
  readonly surface: string;
  /** The run that the desk works on. */
  readonly isOpen: boolean;
  readonly day: CheckInDay;
}

/** A run: how many are here, and when it is opened its flights. */
export function RunSection({ run, surface, isOpen: isOpenFirst, day }: RunSectionProps) {
  const { t } = useTranslation('checkIn');
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const { here, count } = checkInCount(run);
  const [first] = run.flights;
  const over = run.flights.filter((flight) => flight.state !== 'toCome' && !isAwaited(flight));
  return (
    <Stack as="section" gap={3}>
      <h2 className={styles.runHead}>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen((now) => !now)}>
          <span>
            {first ? formatTime(first.start) : null} {t('run', { number: run.number, surface })}
          </span>
          <Pill tone={here === count ? 'good' : 'neutral'}>{t('here', { here, count })}</Pill>
        </button>
      </h2>
      {isOpen && over.length > 0 ? (
        <details className={styles.over}>
          <summary>{t('over', { count: over.length })}</summary>
          <Stack gap={3}>
            {over.map((flight) => (
              <FlightStarters key={flight.id} flight={flight} day={day} />
            ))}
          </Stack>
        </details>
      ) : null}
      {isOpen
        ? run.flights
            .filter((flight) => !over.includes(flight))
            .map((flight) => <FlightStarters key={flight.id} flight={flight} day={day} />)
        : null}
    </Stack>
  );
}
