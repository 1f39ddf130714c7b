import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { capacityItemsOf } from '../../store/capacity/repository.ts';
import { readTakenPlaces } from '../../store/capacity/counters.ts';

/** What somebody who changes the form has to know: who would be touched, in numbers. */
export const listPlacesTaken: Handler<'listPlacesTaken'> = async ({ params: { competitionId } }) => {
  const [competition, counters] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const { places, entries } = readTakenPlaces(counters);
  const events = [...places].map(([eventId, taken]) => ({ eventId, taken }));
  return { data: { entries, events } };
};
