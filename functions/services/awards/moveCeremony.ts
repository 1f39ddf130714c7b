import { ApiError } from '../../platform/errors/apiError.ts';
import type { Actor } from '../../platform/http/actorOf.ts';
import { getCompetition } from '../../store/competitions/repository.ts';
import { storeCeremony } from '../../store/day/ceremonyRepository.ts';
import { publishedPlan } from '../publicSchedule/publishedPlans.ts';

/**
 * Puts the ceremony of the run that begins with a flight at a venue time, or back to the proposed one.
 * @throws {ApiError} NotFound for a flight that is not in the published schedule; CompetitionArchived
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
  if (!published?.plan.flights.some(({ id }) => id === flightId)) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  await storeCeremony(competitionId, { flightId, time, at: now.toISOString(), by });
  return { time };
}
