import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { isAsPublished } from '../../../../shared/domain/planning/draft/unpublishedChanges.ts';
import type { FittedPanel } from '../../../../shared/domain/planning/panels/fitPanels.ts';
import { PanelBook } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { JudgeRecords } from '../../../store/planning/panels/repository.ts';
import { findPublished, type PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { findScheduleDraft } from '../../../store/planning/draft/repository.ts';
import type { StoredDraft } from '../../../store/planning/draft/storedDraft.ts';
import type { PanelCoach } from '../draft/loadCoaches.ts';
import { loadPlanningFacts } from '../draft/loadProblem.ts';
import { cachedPlan } from '../published/publishedPlans.ts';
import { seatsOfBegunFlights, type BegunFlightIds, type SeatsOfFlights } from './begunFlights.ts';

/** Everything that decides who can sit on the panels of a competition. */
export interface PanelFacts {
  readonly competitionId: string;
  readonly schedule: ScheduleProblem;
  readonly draft: StoredDraft;
  /** Whether the draft is the version that everybody sees. */
  readonly isPublished: boolean;
  readonly records: JudgeRecords;
  readonly coaches: ReadonlyMap<string, PanelCoach>;
  readonly book: PanelBook;
  /** The panels of the version that everybody sees; null before the first. */
  readonly publishedBook: PanelBook | null;
  /** Who judges the flights that have started or have marks. */
  readonly begun: SeatsOfFlights;
}

/** @throws {ApiError} NotFound, also for a competition that is not published yet */
export async function loadPanelFacts(
  competitionId: string,
  begunFlights: BegunFlightIds,
): Promise<PanelFacts> {
  const version = findPublished(competitionId);
  const [{ schedule, records, coaches: known }, draft, published, seats] = await Promise.all([
    loadPlanningFacts(competitionId),
    findScheduleDraft(competitionId),
    version,
    version.then((found) => seatsOfBegunFlights(found, begunFlights)),
  ]);
  if (schedule.competition.state === 'draft') throw new ApiError('NotFound');
  const coaches = new Map(
    schedule.problem.coaches.flatMap(({ id }) => {
      const coach = known.get(id);
      return coach ? [[id, coach] as const] : [];
    }),
  );
  const { flights, blocks } = planOfDraft(draft);
  const idOf = currentIds(coaches);
  const panels = standingPanels(draft, idOf);
  const begun = new Map([...seats].map(([id, own]) => [id, own.map(idOf)] as const));
  const bookOf = (plan: Planned) => new PanelBook(schedule.problem, plan, new Set(begun.keys()));
  const book = bookOf({ flights, blocks, panels });
  const isPublished = published !== null && isAsPublished(draft, published);
  const publishedBook = isPublished ? book : published && bookOf(await plannedIn(published, idOf));
  return { competitionId, schedule, draft, isPublished, records, coaches, book, publishedBook, begun };
}

type Planned = ConstructorParameters<typeof PanelBook>[1];

async function plannedIn(published: PublishedVersion, idOf: ReturnType<typeof currentIds>): Promise<Planned> {
  const { flights, blocks, panels } = await cachedPlan(published);
  return {
    flights,
    blocks,
    panels: panels.map((panel) => ({
      ...panel,
      id: panel.flightIds.join(' '),
      judges: panel.judges.map(idOf),
      referee: idOf(panel.referee),
    })),
  };
}

/** A coach who was merged is the one that the record was merged into. */
function currentIds(coaches: PanelFacts['coaches']) {
  const current = new Map(
    [...coaches.values()].flatMap(({ id, mergedIds }) => mergedIds.map((merged) => [merged, id] as const)),
  );
  return (id: string | null) => (id === null ? null : (current.get(id) ?? id));
}

function standingPanels(draft: StoredDraft, idOf: ReturnType<typeof currentIds>): FittedPanel[] {
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
