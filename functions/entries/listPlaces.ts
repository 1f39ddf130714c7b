import { placesLeft } from '../../shared/domain/forms/placesLeft.ts';
import { findCompetition } from '../competitions/repository.ts';
import { formOfVersion } from '../forms/formOfVersion.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { placesOf } from '../waiting/repository.ts';
import { takenPlaces } from './takenPlaces.ts';

/** What is left of each event, with nothing of who has taken the rest. */
export const listPlaces: Handler<'listPlaces'> = async ({ params: { competitionId } }) => {
  const [competition, counters] = await Promise.all([
    findCompetition(competitionId),
    placesOf(competitionId),
  ]);
  const form = competition && (await formOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  return { data: placesLeft(form, takenPlaces(counters)) };
};
