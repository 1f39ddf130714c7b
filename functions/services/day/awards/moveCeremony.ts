import { runsOfDay } from '../../../../shared/domain/day/running/runs.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { storeCeremony } from '../../../store/day/running/ceremonyRepository.ts';
import { publishedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { dateOfFlight } from './dateOfFlight.ts';

/**
 * Puts the ceremony of the run that begins with a flight at a venue time, or back to the proposed one.
 * @throws {ApiError} NotFound for a flight with which no run of the published schedule begins; CompetitionArchived
 */
export async function moveCeremony({
  competitionId,
  flightId,
  time,
  by,
  now,
}: {
  readonly competitionId: string;
  readonly flightId: string;
  readonly time: string | null;
  readonly by: Actor;
  readonly now: Date;
}): Promise<{ time: string | null }> {
  const [competition, published] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
  ]);
  if (!published || !beginsRun(published.plan, flightId)) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  await storeCeremony(competitionId, { flightId, time, at: now.toISOString(), by });
  return { time };
}

function beginsRun(plan: PlanOfVersion['plan'], flightId: string): boolean {
  const date = dateOfFlight(plan, flightId);
  return (
    date !== null && runsOfDay(plan, plan.panels, date).some(({ flightIds }) => flightIds[0] === flightId)
  );
}
