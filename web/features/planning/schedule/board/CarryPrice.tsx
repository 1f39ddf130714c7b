import { useDeferredValue, useMemo } from 'react';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { newFindings } from '../../../../../shared/domain/planning/byHand/newFindings.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { groupFindings, keyOfFinding } from '../inspector/groupFindings.ts';
import { useFindingText } from '../inspector/useFindingText.ts';
import { findingsOf, planWithWalkOns, type ShownFinding } from '../scheduleModel.ts';
import { useWorkspace, WorkspaceProvider } from '../workspace.ts';
import styles from './Board.module.css';
import type { Carried } from './carry.ts';
import { carriedDraft } from './carriedDraft.ts';

/** As many as can be read while blocks are carried on. */
const NAMED = 2;

/** What a drop would break where the blocks are carried now, the worst first: said before it is done. */
export function CarryPrice({ carried }: { readonly carried: Carried }) {
  const { problem, draft } = useWorkspace();
  const where = useDeferredValue(carried);
  const moved = useMemo(() => carriedDraft(where, draft, problem), [where, draft, problem]);
  return (
    <div className={styles.price} role="status">
      {moved ? <PriceOf draft={moved} /> : null}
    </div>
  );
}

function PriceOf({ draft }: { readonly draft: ScheduleDraft }) {
  const { t } = useTranslation('schedule');
  const workspace = useWorkspace();
  const { problem, findings, begun, walkOns } = workspace;
  const plan = useMemo(() => planWithWalkOns(draft, walkOns), [draft, walkOns]);
  const found = useMemo(() => findingsOf(problem, plan, begun), [problem, plan, begun]);
  const added = groupFindings(newFindings(findings, found).added);
  const more = added.length - NAMED;
  return (
    <WorkspaceProvider value={{ ...workspace, draft, plan, findings: found }}>
      <div data-bad={added.length > 0 || undefined}>
        <p>{t('carry.makes', { count: added.length })}</p>
        {added.slice(0, NAMED).map((finding) => (
          <Named key={keyOfFinding(finding)} finding={finding} />
        ))}
        {more > 0 ? <p>{t('moveMany.more', { count: more })}</p> : null}
      </div>
    </WorkspaceProvider>
  );
}

function Named({ finding }: { readonly finding: ShownFinding }) {
  const textOf = useFindingText();
  return <p>{textOf(finding)}</p>;
}
