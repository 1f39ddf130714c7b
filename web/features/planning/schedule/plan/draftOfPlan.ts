import type { DraftPlan, ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Plan, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { planOfDraft } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { keyOfBlock, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

/**
 * A whole plan as it is stored. Blocks that were fixed are stored as they were: with their titles, and locked only
 * where they were locked.
 * @param fixed the flights that the plan found in their order
 * @param closed the hours in which others have the ice, which are no blocks of the draft
 */
export function draftOfPlan(
  plan: Pick<Plan, 'seed' | 'flights' | 'blocks' | 'panels'>,
  draft: ScheduleDraft,
  fixed: readonly Pick<Problem['fixed']['flights'][number], 'id'>[],
  closed: Problem['fixed']['blocks'],
): DraftPlan {
  const kept = new Set(fixed.map(({ id }) => id));
  const before = new Map(planOfDraft(draft).blocks.map((block) => [keyOfBlock(block), block]));
  const isClosed = new Set(closed.map(keyOfBlock));
  const own = plan.blocks.filter((block) => !isClosed.has(keyOfBlock(block)));
  const blocks = own.map(({ locked, ...block }) => {
    const stored = before.get(keyOfBlock(block));
    return locked && stored ? { ...block, title: stored.title, locked: stored.locked } : block;
  });
  return {
    generation: draft.generation,
    revision: draft.revision,
    seed: plan.seed,
    tracks: [...Map.groupBy(blocks, keyOfTrack).values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { surfaceId, date } = first;
      return [{ surfaceId, date, blocks: own.map(({ surfaceId: _id, date: _date, ...block }) => block) }];
    }),
    events: [...Map.groupBy(plan.flights, ({ eventId }) => eventId)].map(([eventId, flights]) => ({
      eventId,
      flights: flights.map(({ id, programmes }) => ({
        id,
        programmes,
        ...(kept.has(id) && { keepsOrder: true as const }),
      })),
    })),
    panels: panelsOf(plan, draft),
  };
}

/** Panels by track. One that was there keeps its id. */
function panelsOf({ panels }: Pick<Plan, 'panels'>, draft: ScheduleDraft): DraftPlan['panels'] {
  const ids = new Map(
    draft.panels.flatMap(({ panels: own }) => own.map(({ id, flightIds }) => [flightIds.join(' '), id])),
  );
  const taken = new Set(ids.values());
  let number = 0;
  const nextId = () => {
    do number += 1;
    while (taken.has(`p${String(number)}`));
    return `p${String(number)}`;
  };
  return [...Map.groupBy(panels, keyOfTrack).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { surfaceId, date } = first;
    return [
      {
        surfaceId,
        date,
        panels: own.map(({ flightIds, judges, referee }) => ({
          id: ids.get(flightIds.join(' ')) ?? nextId(),
          flightIds,
          judges,
          referee,
        })),
      },
    ];
  });
}
