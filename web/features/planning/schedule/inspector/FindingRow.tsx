import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
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
      <Text
        as="span"
        soft
        size="xs"
        weight="strong"
        className={styles.severity}
        data-severity={finding.severity}
      >
        {t(`rules.${finding.severity}`)}
      </Text>
      <p>{textOf(finding)}</p>
      <Row gap={2} className={styles.actions}>
        {key === undefined ? null : (
          <Button dense tone="plain" onClick={() => select({ kind: 'block', key }, true)}>
            {t('showOnBoard')}
          </Button>
        )}
        <Button dense tone="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('remedies.open')}
        </Button>
      </Row>
      {isOpen ? <Remedies finding={finding} /> : null}
    </article>
  );
}
