import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRuns } from '../../../../shared/contract/day/running/checkIn.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './CheckIn.module.css';
import { WalkOnDialog } from './WalkOnDialog.tsx';

interface UnplacedProps {
  readonly day: DayRuns;
  readonly competitionId: string;
}

/** Confirmed entries without a flight: they can walk on. */
export function Unplaced({ day, competitionId }: UnplacedProps) {
  const { t } = useTranslation('checkIn');
  const [chosen, setChosen] = useState<DayRuns['unplaced'][number] | null>(null);
  if (day.unplaced.length === 0) return null;
  return (
    <section className={styles.run}>
      <h2>{t('unplaced')}</h2>
      <p className={styles.soft}>{t('unplacedText')}</p>
      <ul role="list" className={styles.starters}>
        {day.unplaced.map((one) => (
          <li key={one.programmeId} className={styles.starter}>
            <div className={styles.words}>
              <p>
                <strong>{one.name}</strong>
              </p>
              <p className={styles.soft}>
                {eventLabel(one.event.format, one.event.level)} · {one.rink}
              </p>
            </div>
            <Button aria-label={t('addName', { name: one.name })} onClick={() => setChosen(one)}>
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <WalkOnDialog
          competitionId={competitionId}
          day={day}
          programme={chosen}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </section>
  );
}
