import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import type { FittedPanel } from '../../../../shared/domain/planning/panels/fitPanels.ts';
import { PanelBook } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import type { JudgeRecords } from '../../../store/planning/panels/repository.ts';
import { findScheduleDraft } from '../../../store/planning/draft/repository.ts';
import type { StoredDraft } from '../../../store/planning/draft/storedDraft.ts';
import { loadPlanningFacts } from '../draft/loadProblem.ts';

/** Everything that decides who can sit on the panels of a competition. */
export interface PanelFacts {
  readonly competitionId: string;
  readonly schedule: ScheduleProblem;
  readonly draft: StoredDraft;
  readonly records: JudgeRecords;
  readonly coaches: ReadonlyMap<string, StoredCoach>;
  readonly book: PanelBook;
}

/** @throws {ApiError} NotFound, also for a competition that is not published yet */
export async function loadPanelFacts(competitionId: string): Promise<PanelFacts> {
  const [{ schedule, records, coaches: known }, draft] = await Promise.all([
    loadPlanningFacts(competitionId),
    findScheduleDraft(competitionId),
  ]);
  if (schedule.competition.state === 'draft') throw new ApiError('NotFound');
  const coaches = new Map(
    schedule.problem.coaches.flatMap(({ id }) => {
      const coach = known.get(id);
      return coach ? [[id, coach] as const] : [];
    }),
  );
  const { flights, blocks } = planOfDraft(draft);
  const panels = standingPanels(draft, coaches);
  const book = new PanelBook(schedule.problem, { flights, blocks, panels });
  return { competitionId, schedule, draft, records, coaches, book };
}

/** The draft's panels, where a coach who was merged is the one that the record was merged into. */
function standingPanels(draft: StoredDraft, coaches: PanelFacts['coaches']): FittedPanel[] {
  const current = new Map(
    [...coaches.values()].flatMap(({ id, mergedIds }) => mergedIds.map((merged) => [merged, id] as const)),
  );
  const idOf = (id: string | null) => (id === null ? null : (current.get(id) ?? id));
  return draft.panels.flatMap(({ surfaceId, date, panels }) =>
    panels.map(({ id, flightIds, judges, referee }) => ({
      id,
      surfaceId,
      date,
      flightIds,
      judges: judges.map(idOf),
      referee: idOf(referee),
    })),
  );
}
