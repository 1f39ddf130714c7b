import { useTranslation } from 'react-i18next';
import type { MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { planClock } from './dayPlan.ts';
import styles from './MyDay.module.css';

interface DutyRowProps {
  readonly duty: MyDuty;
  readonly surfaces: ReadonlyMap<string, string>;
}

/** A panel to sit on, with its flights. */
export function DutyRow({ duty, surfaces }: DutyRowProps) {
  const { t } = useTranslation('mySchedule');
  const { start, end, seat, surfaceId, flights } = duty;
  const judge = /^judge(\d+)$/.exec(seat)?.[1];
  return (
    <li className={styles.item}>
      <p className={styles.time}>
        <strong>{planClock(start)}</strong>–{planClock(end)}
      </p>
      <div className={styles.what}>
        <p className={styles.name}>
          <strong>
            {t('duty', {
              seat: judge === undefined ? t('seat.referee') : t('seat.judge', { number: judge }),
            })}
          </strong>
        </p>
        <p className={styles.detail}>
          {surfaces.get(surfaceId) ?? surfaceId} · {t('flights', { count: flights.length })}
        </p>
        <ul role="list" className={styles.flights}>
          {flights.map(({ event, part, start: at }) => (
            <li key={at}>
              {planClock(at)} {eventLabel(event.format, event.level)}
              {part.of > 1 ? ` · ${t('part', part)}` : null}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
