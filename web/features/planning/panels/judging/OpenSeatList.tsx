import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { JudgingSeat } from '../../../../../shared/contract/planning/judging.ts';
import { Button } from '../../../../ui/Button.tsx';
import styles from './Judging.module.css';
import { SeatLine, seatLabel } from './SeatLine.tsx';
import type { JudgingCalls } from './useJudgingCalls.ts';

interface OpenSeatListProps {
  readonly seats: readonly JudgingSeat[];
  readonly calls: JudgingCalls;
}

/** Seats that the judge can take. */
export function OpenSeatList({ seats, calls }: OpenSeatListProps) {
  const { t } = useTranslation('judging');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{t('open.title')}</h2>
      <p className={styles.soft}>{t(seats.length === 0 ? 'open.none' : 'open.text')}</p>
      <ul role="list" className={styles.lines}>
        {seats.map((seat) => (
          <SeatLine
            key={`${seat.id} ${String(seat.seat)}`}
            seat={seat}
            actions={
              <Button
                dense
                aria-label={`${t('open.take')}: ${seatLabel(seat)}, ${t(`seats.${seat.kind}`)}`}
                onClick={() => void calls.take({ panelId: seat.id, seat: seat.seat }, t('open.taken'))}
              >
                {t('open.take')}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}
