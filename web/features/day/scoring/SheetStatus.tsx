import { useTranslation } from 'react-i18next';
import type { SeatOverview } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { seatName } from './seatName.ts';
import { toneOf } from './sheetTones.ts';
import styles from './Scoring.module.css';

interface SheetStatusProps {
  readonly sheets: readonly SeatOverview[];
  readonly onOpen: (seat: string) => void;
}

/** Whose marks are missing. */
export function SheetStatus({ sheets, onOpen }: SheetStatusProps) {
  const { t } = useTranslation('scoring');
  return (
    <section>
      <h3 className={styles.event}>{t('referee.status')}</h3>
      <ul className={styles.statuses}>
        {sheets.map(({ seat, name, state, missing }) => (
          <li key={seat} className={styles.status}>
            <span className={styles.words}>
              <strong>{seatName(t, seat)}</strong>
              <span className={styles.soft}>
                {[
                  ...(name === null ? [] : [name]),
                  ...(missing > 0 && seat !== REFEREE ? [t('referee.missing', { count: missing })] : []),
                ].join(' · ')}
              </span>
            </span>
            <Pill tone={toneOf(state)}>
              {seat === REFEREE && state === 'empty' ? t('states.optional') : t(`states.${state}`)}
            </Pill>
            <Button
              dense
              aria-label={`${t('referee.openSheet')}: ${seatName(t, seat)}`}
              onClick={() => onOpen(seat)}
            >
              {t('referee.openSheet')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
