import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { RemediedPlan } from '../../../../../shared/domain/planning/byHand/remedies/remediesOf.ts';
import { changedParts, type DraftEdit, partsIn, restoreParts } from '../../draft/index.ts';
import { withBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { withPanelOfRun } from '../../../../../shared/domain/planning/draft/panelOfRun.ts';

/**
 * Makes the change of a remedy. Its blocks are named by their places, so it is refused where somebody changed the same
 * days since.
 * @param draft of which the remedy was found
 */
export function applyRemedy(draft: ScheduleDraft, { plan, remedy }: RemediedPlan): DraftEdit {
  const panels = plan.panels.values();
  const remedied = withBlocks(
    {
      ...draft,
      panels: draft.panels.map((track) => ({
        ...track,
        panels: track.panels.map((panel) => {
          const { judges, referee } = panels.next().value ?? panel;
          return { ...panel, judges, referee };
        }),
      })),
    },
    plan.blocks,
  );
  const flightId = remedy.kind === 'move' ? plan.blocks[remedy.block]?.flightId : undefined;
  const after = flightId === undefined ? remedied : withPanelOfRun(remedied, flightId);
  const changed = changedParts(draft, after);
  return restoreParts(partsIn(draft, changed), changed);
}
