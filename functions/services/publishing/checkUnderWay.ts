import type { Plan } from '../../../shared/contract/schedule/planningFiles.ts';
import { brokenFlights } from '../../../shared/domain/day/flightsUnderWay.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import { dayOf } from '../../store/day/repository.ts';
import { sheetStatesOf } from '../../store/marks/repository.ts';
import { publishedTracks, type PublishedVersion } from '../../store/publishing/repository.ts';
import { planOfTracks } from './publishedPlan.ts';

/**
 * No version takes a flight away that is on the ice or has marks, nor anybody in it who is still entered.
 * @param published the version before; null for the first
 * @throws {ApiError} ValidationFailed (flights, MustCorrect)
 */
export async function checkUnderWay(
  published: PublishedVersion | null,
  after: Plan['flights'],
  isEntered: (programmeId: string) => boolean,
): Promise<void> {
  if (!published) return;
  const { competitionId } = published;
  const { flights } = planOfTracks(await publishedTracks(published));
  const [day, states] = await Promise.all([
    dayOf(competitionId),
    sheetStatesOf(
      competitionId,
      flights.map(({ id }) => id),
    ),
  ]);
  const underWay = flights.flatMap(({ id }) => {
    const record = day.flights.get(id);
    const state = states.get(id);
    const hasBegun = record?.startedAt !== undefined || record?.endedAt !== undefined;
    const isJudged = state?.firstMarkAt !== undefined || state?.approvedVersion !== undefined;
    return hasBegun || isJudged ? [{ flightId: id, order: record?.order, walkOns: record?.walkOns }] : [];
  });
  if (brokenFlights(flights, after, { underWay, isEntered }).length > 0)
    throw wrongField('flights', 'MustCorrect');
}
