import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { isFlightOver } from '../../../../shared/domain/day/running/emergencyContact.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { listRuns } from '../running/listRuns.ts';

/**
 * The programmes that nobody waits for any more: their flight has left the ice, or they were scratched or absent.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function programmesOver(competitionId: string, now: Date): Promise<ReadonlySet<string>> {
  const [{ timeZone, startDate }, published] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
  ]);
  const today = skatingDay(now, timeZone);
  if (!published || today < startDate) return new Set();
  const { plan } = published;
  const blocks = blocksOfFlights(plan);
  const ofDaysBefore = plan.flights
    .filter(({ id }) => (blocks.get(id)?.date ?? today) < today)
    .flatMap(({ programmes }) => programmes);
  const { runs } = await listRuns(competitionId, { date: today, isOrganiser: false }, now);
  const ofToday = runs
    .flatMap(({ flights }) => flights)
    .flatMap((flight) =>
      flight.starters
        .filter(({ state }) => isFlightOver(flight) || state === 'scratched' || state === 'noShow')
        .map(({ programmeId }) => programmeId),
    );
  return new Set([...ofDaysBefore, ...ofToday]);
}
