import { useDeferredValue, useMemo } from 'react';
import { newFindings } from '../../../../../shared/domain/planning/byHand/newFindings.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { groupFindings } from '../inspector/groupFindings.ts';
import { findingsOf, planWithWalkOns } from '../scheduleModel.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Board.module.css';
import type { Carried } from './carry.ts';
import { carriedDraft } from './carriedDraft.ts';

/** How many conflicts a drop would make where the blocks are carried now: said before it is done. */
export function CarryPrice({ carried }: { readonly carried: Carried }) {
  const { t } = useTranslation('schedule');
  const { problem, draft, findings, begun, walkOns } = useWorkspace();
  const where = useDeferredValue(carried);
  const count = useMemo(() => {
    const moved = carriedDraft(where, draft, problem);
    if (!moved) return null;
    const after = findingsOf(problem, planWithWalkOns(moved, walkOns), begun);
    return groupFindings(newFindings(findings, after).added).length;
  }, [where, draft, problem, findings, begun, walkOns]);
  return (
    <div className={styles.price} role="status">
      {count === null ? null : <p data-bad={count > 0 || undefined}>{t('carry.makes', { count })}</p>}
    </div>
  );
}
