import type { Problem } from '../../../contract/core/planningFiles.ts';
import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { planOfDraft } from '../draft/planOfDraft.ts';
import type { BegunIds } from '../findings/panelFindings.ts';
import { peopleOfFlights, timeFlights } from '../planFacts.ts';
import { type FittedPanel, fitPanels } from './fitPanels.ts';

type DraftParts = Pick<ScheduleDraft, 'tracks' | 'events' | 'panels'>;

/**
 * A draft with its panels as the page of panels shows them, so that what is published is what organisers have seen. A run without
 * anybody gets no panel by it.
 */
export function withFittedPanels<Draft extends DraftParts>(
  problem: Problem,
  draft: Draft,
  begun: BegunIds,
): Draft {
  if (draft.panels.length === 0) return draft;
  const { flights, blocks } = planOfDraft(draft);
  const stored = draft.panels.flatMap(({ surfaceId, date, panels }): FittedPanel[] =>
    panels.map((panel) => ({ ...panel, surfaceId, date })),
  );
  const known = new Set(stored.map(({ id }) => id));
  const timed = timeFlights(peopleOfFlights(problem, flights), blocks);
  const fitted = fitPanels(problem, timed, blocks, stored, begun).filter(
    ({ id, judges, referee }) => known.has(id) || [...judges, referee].some((coach) => coach !== null),
  );
  const tracks = Map.groupBy(fitted, ({ surfaceId, date }) => JSON.stringify([surfaceId, date]));
  return {
    ...draft,
    panels: [...tracks.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { surfaceId, date } = first;
      const version = draft.panels.find((one) => one.surfaceId === surfaceId && one.date === date)?.version;
      const panels = own.map(({ id, flightIds, judges, referee }) => ({ id, flightIds, judges, referee }));
      return [{ surfaceId, date, version: version ?? 0, panels }];
    }),
  };
}
