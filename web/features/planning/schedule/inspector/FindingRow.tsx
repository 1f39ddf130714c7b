import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import type { ShownFinding } from '../scheduleModel.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Inspector.module.css';
import { Remedies } from './Remedies.tsx';
import { useFindingText } from './useFindingText.ts';

/** A finding as a sentence that leads to its block, with what would help. */
export function FindingRow({ finding }: { readonly finding: ShownFinding }) {
  const { t } = useTranslation('schedule');
  const { select, selected } = useWorkspace();
  const textOf = useFindingText();
  const [isOpen, setIsOpen] = useState(false);
  // Of two blocks it is the later one that would be moved, or the one that is not shown yet.
  const shown = selected?.kind === 'block' ? selected.key : null;
  const key = finding.keys.findLast((one) => one !== shown);
  return (
    <article className={styles.finding}>
      <span className={styles.severity} data-severity={finding.severity}>
        {t(`rules.${finding.severity}`)}
      </span>
      <p>{textOf(finding)}</p>
      <div className={styles.actions}>
        {key === undefined ? null : (
          <Button dense tone="plain" onClick={() => select({ kind: 'block', key }, true)}>
            {t('showOnBoard')}
          </Button>
        )}
        <Button dense tone="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('remedies.open')}
        </Button>
      </div>
      {isOpen ? <Remedies finding={finding} /> : null}
    </article>
  );
}
