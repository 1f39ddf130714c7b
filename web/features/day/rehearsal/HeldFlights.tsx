import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { LoadedDay } from './loadScript.ts';
import styles from './Rehearsal.module.css';

interface HeldFlightsProps {
  readonly held: readonly string[];
  readonly day: LoadedDay;
  readonly onSkip: () => void;
}

/** Of them, the first. */
const SHOWN = 3;

/** Flights that go on once volunteers have done their part. */
export function HeldFlights({ held, day, onSkip }: HeldFlightsProps) {
  const { t } = useTranslation('rehearsal');
  if (held.length === 0) return null;
  return (
    <div className={styles.held} role="status">
      <p>{t('held.text')}</p>
      <ul>
        {held.slice(0, SHOWN).map((flightId) => (
          <li key={flightId}>{t('flight', day.flightName(flightId))}</li>
        ))}
        {held.length > SHOWN ? <li>{t('held.more', { count: held.length - SHOWN })}</li> : null}
      </ul>
      <Button dense onClick={onSkip}>
        {t('held.skip', { count: held.length })}
      </Button>
    </div>
  );
}
