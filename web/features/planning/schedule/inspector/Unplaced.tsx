import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { useWorkspace } from '../workspace.ts';
import { PlaceFlight } from '../dialogs/PlaceFlight.tsx';
import { useWords } from '../useWords.ts';
import styles from './Inspector.module.css';

/** As many as are shown; the rest follows when these have a time. */
const FIRST = 20;

/** Flights that have no time yet: of late entries, or taken off the ice. */
export function Unplaced() {
  const { t } = useTranslation('schedule');
  const { plan } = useWorkspace();
  const words = useWords();
  const [flightId, setFlightId] = useState<string | null>(null);
  const placed = new Set(plan.blocks.map((block) => block.flightId));
  const unplaced = plan.flights.filter(({ id }) => !placed.has(id));
  if (unplaced.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="unplaced">
      <h3 id="unplaced">{t('unplaced.title', { count: unplaced.length })}</h3>
      <ul role="list" className={styles.unplaced}>
        {unplaced.slice(0, FIRST).map(({ id, programmes }) => (
          <li key={id}>
            <span>
              {words.flight(id)}{' '}
              <span className={styles.soft}>{t('size', { count: programmes.length })}</span>
            </span>
            <Button
              dense
              aria-label={t('unplaced.placeNamed', { flight: words.flight(id) })}
              onClick={() => setFlightId(id)}
            >
              {t('unplaced.place')}
            </Button>
          </li>
        ))}
      </ul>
      <PlaceFlight flightId={flightId} onClose={() => setFlightId(null)} />
    </section>
  );
}
