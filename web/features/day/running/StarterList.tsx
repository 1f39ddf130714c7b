import { useTranslation } from 'react-i18next';
import type { RunFlight } from '../../../../shared/contract/day/running/checkIn.ts';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import styles from './Running.module.css';

const TONES = {
  expected: 'warn',
  checkedIn: 'good',
  scratched: 'neutral',
  noShow: 'bad',
} as const satisfies Record<string, PillTone>;

/** A flight in start order, with who is there. */
export function StarterList({ flight }: { readonly flight: RunFlight }) {
  const { t } = useTranslation('running');
  return (
    <ol className={styles.starters}>
      {flight.starters.map(({ programmeId, name, rink, state, isWalkOn }) => (
        <li key={programmeId} data-state={state}>
          <span>
            {name} <span className={styles.rink}>{rink}</span>
          </span>
          <span className={styles.pills}>
            {isWalkOn ? <Pill tone="info">{t('walkOn')}</Pill> : null}
            <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>
          </span>
        </li>
      ))}
    </ol>
  );
}
