import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/domain/day/rehearsal/script.ts';
import type { LoadedDay } from './loadScript.ts';
import styles from './Rehearsal.module.css';
import { useRehearsedSeatName } from './useSeatName.ts';

interface StepListProps {
  /** The last first. */
  readonly steps: readonly Step[];
  readonly day: LoadedDay;
}

/** What just happened. */
export function StepList({ steps, day }: StepListProps) {
  const { t } = useTranslation('rehearsal');
  const seatName = useRehearsedSeatName();
  if (steps.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{t('latest')}</h3>
      <ol className={styles.latest}>
        {steps.map((step) => (
          <li
            key={`${step.flightId} ${step.kind} ${'seat' in step ? step.seat : ''} ${'programmeId' in step ? step.programmeId : ''}`}
          >
            {t(`step.${step.kind}`, { seat: 'seat' in step ? seatName(step.seat) : '' })}
            <span className={styles.soft}> {t('flight', day.flightName(step.flightId))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
