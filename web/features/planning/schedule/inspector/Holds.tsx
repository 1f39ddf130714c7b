import { useTranslation } from 'react-i18next';
import { holdsOfFlight } from '../../../../../shared/domain/planning/byHand/holdsOfFlight.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { useWorkspace } from '../workspace.ts';
import { boardClock } from '../useWords.ts';
import styles from './Inspector.module.css';
import { useHoldText } from './useHoldText.ts';

interface HoldsProps {
  readonly block: PlacedBlock;
  readonly flightId: string;
}

/** "Why is it at 07:10?": everything that keeps the flight from starting earlier. */
export function Holds({ block, flightId }: HoldsProps) {
  const { t } = useTranslation('schedule');
  const { problem, plan } = useWorkspace();
  const textOf = useHoldText();
  const holds = holdsOfFlight(problem, plan, flightId);
  return (
    <section className={styles.part} aria-labelledby="holds">
      <h3 id="holds">{t('why', { time: boardClock(block.start) })}</h3>
      {holds.length === 0 ? <p>{t('holds.nothing')}</p> : null}
      <ul className={styles.sentences}>
        {holds.map((hold) => (
          <li key={JSON.stringify(hold)}>{textOf(hold, block)}</li>
        ))}
      </ul>
    </section>
  );
}
