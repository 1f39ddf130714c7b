import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../../shared/contract/schedule/planningFiles.ts';
import { useWorkspace } from '../workspace.ts';
import { useFlightTimes } from '../useWords.ts';
import { keyOfBlock } from '../blocks/blocks.ts';
import styles from './Inspector.module.css';
import { useFindingText } from './useFindingText.ts';

/** A finding as a sentence that leads to its block. */
export function FindingRow({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation('schedule');
  const { select } = useWorkspace();
  const { blockOf } = useFlightTimes();
  const textOf = useFindingText();
  // Of two flights it is the later one that would be moved.
  const block = finding.flightIds.map(blockOf).findLast((one) => one !== undefined);
  const content = (
    <>
      <span className={styles.severity} data-severity={finding.severity}>
        {t(`rules.${finding.severity}`)}
      </span>
      <span>{textOf(finding)}</span>
    </>
  );
  return block ? (
    <button
      type="button"
      className={styles.finding}
      onClick={() => select({ kind: 'block', key: keyOfBlock(block) }, true)}
    >
      {content}
    </button>
  ) : (
    <p className={styles.finding}>{content}</p>
  );
}
