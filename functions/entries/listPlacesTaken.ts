import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { placesOf } from '../waiting/repository.ts';
import { takenPlaces } from './takenPlaces.ts';

/** What somebody who changes the form has to know: who would be touched, in numbers. */
export const listPlacesTaken: Handler<'listPlacesTaken'> = async ({ params: { competitionId } }) => {
  const [competition, counters] = await Promise.all([
    findCompetition(competitionId),
    placesOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const { places, entries } = takenPlaces(counters);
  const events = [...places].map(([eventId, taken]) => ({ eventId, taken }));
  return { data: { entries, events } };
};
