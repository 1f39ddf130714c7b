import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { EventToPlan } from '../../../../shared/domain/planning/draft/eventsToPlan.ts';
import { closedBlocks } from '../../../../shared/domain/planning/ice/closedIce.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import type { StoredIce } from '../../../store/entering/ice/repository.ts';
import type {
  CompetitionPerson,
  CompetitionProgramme,
} from '../../entering/duplicates/competitionProgrammes.ts';
import { skatingCoaches } from './skatingCoaches.ts';
import type { PlannedCoaches } from './loadCoaches.ts';

interface PlanningInput {
  readonly timeZone: string;
  readonly ice: StoredIce | null;
  readonly events: readonly EventToPlan[];
  /** Those of `plannedProgrammes`. */
  readonly programmes: readonly CompetitionProgramme[];
  /** The people of the programmes. */
  readonly skaters: readonly CompetitionPerson[];
  readonly coaches: PlannedCoaches;
}

/** Confirmed programmes with somebody in them: only these get ice. */
export const plannedProgrammes = (programmes: readonly CompetitionProgramme[]): CompetitionProgramme[] =>
  programmes.filter(({ state, personIds }) => state === 'confirmed' && personIds.length > 0);

/** The planner's problem, with nothing fixed but the hours in which others have the ice. */
export function planningProblem({
  timeZone,
  ice,
  events,
  programmes,
  skaters,
  coaches,
}: PlanningInput): Problem {
  const skating = skatingCoaches(coaches, programmes, skaters);
  const surfaces = ice?.surfaces ?? [];
  return {
    version: 1,
    timeZone,
    surfaces: surfaces.map(({ id, days }) => ({
      id,
      days: days.map(({ date, opens, closes }) => ({ date, opens, closes })),
    })),
    rules: ice?.rules ?? USUAL_RULES,
    events: events.map(({ planEvent }) => planEvent),
    programmes: programmes.map(({ id, eventId, seconds, personIds, rinkId, coachId }) => ({
      id,
      eventId,
      seconds,
      skaters: [...personIds],
      rinkId,
      coachId: coaches.current(coachId),
    })),
    skaters: skaters.map(({ id, birthdate, sex }) => ({ id, birthdate, sex })),
    coaches: coaches.planCoaches.map((coach) => ({ ...coach, skaterId: skating.get(coach.id) ?? null })),
    fixed: { flights: [], blocks: closedBlocks(surfaces), panels: [] },
  };
}
