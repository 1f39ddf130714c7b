import { useDeferredValue, useMemo } from 'react';
import { newFindings } from '../../../../../shared/domain/planning/byHand/newFindings.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { groupFindings, keyOfFinding } from '../inspector/groupFindings.ts';
import { useFindingText } from '../inspector/useFindingText.ts';
import { findingsOf, planWithWalkOns, type ShownFinding } from '../scheduleModel.ts';
import { changedEnds } from '../blocks/changedEnds.ts';
import { useWords } from '../useWords.ts';
import { useWorkspace, WorkspaceProvider } from '../workspace.ts';

interface MoveOutcomeProps {
  /** As the move leaves it. */
  readonly draft: ScheduleDraft;
  /** Blocks that make room for what is moved. */
  readonly others: number;
}

/** As many as somebody reads before deciding. */
const FIRST = 8;

/** What a move breaks and what it solves, in the words of the conflicts, with the times after it. */
export function MoveOutcome({ draft: moved, others }: MoveOutcomeProps) {
  const { t } = useTranslation('schedule');
  const workspace = useWorkspace();
  const words = useWords();
  const { problem, findings, draft, begun, walkOns } = workspace;
  const after = useDeferredValue(moved);
  const plan = useMemo(() => planWithWalkOns(after, walkOns), [after, walkOns]);
  const found = useMemo(() => findingsOf(problem, plan, begun), [problem, plan, begun]);
  const { added, solved } = newFindings(findings, found);
  const listed = groupFindings(added);
  return (
    <WorkspaceProvider value={{ ...workspace, draft: after, plan, findings: found }}>
      <Stack gap={2} role="status">
        {others > 0 ? <p>{t('moveMany.others', { count: others })}</p> : null}
        {changedEnds(draft, after).map(({ track, before, end }) => (
          <p key={keyOfTrack(track)}>
            {t('moveMany.ends', {
              column: words.column(track),
              time: formatTime(end),
              before: formatTime(before),
            })}
          </p>
        ))}
        <Text as="p" weight="medium" tone={listed.length > 0 ? 'warn' : undefined}>
          {t('moveMany.added', { count: listed.length })}
          {solved.length > 0 ? ` ${t('moveMany.solved', { count: groupFindings(solved).length })}` : ''}
        </Text>
        {listed.length > 0 ? <Broken findings={listed} /> : null}
        {draft.published ? (
          <Text soft size="sm">
            {t('moveMany.published')}
          </Text>
        ) : null}
      </Stack>
    </WorkspaceProvider>
  );
}

function Broken({ findings }: { readonly findings: readonly ShownFinding[] }) {
  const { t } = useTranslation('schedule');
  const textOf = useFindingText();
  return (
    <Stack role="list" as="ul" gap={1} minContent size="sm">
      {findings.slice(0, FIRST).map((finding) => (
        <li key={keyOfFinding(finding)}>{textOf(finding)}</li>
      ))}
      {findings.length > FIRST ? <li>{t('moveMany.more', { count: findings.length - FIRST })}</li> : null}
    </Stack>
  );
}
