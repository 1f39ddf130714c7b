import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import * as lists from '../../../services/entering/coaches/coachLists.ts';
import * as changes from '../../../services/entering/coaches/setEntryCoach.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';

export const listCoachNames: Handler<'listCoachNames'> = async ({ query }) => ({
  data: await lists.listCoachNames(query),
});

export const listCompetitionCoaches: Handler<'listCompetitionCoaches'> = async ({ params, session }) => {
  const [competition, coaches] = await Promise.all([
    findCompetition(params.competitionId),
    lists.coachesOfCompetition(params.competitionId, session),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: coaches };
};

export const setEntryCoach: Handler<'setEntryCoach'> = async (request) => ({
  data: await changes.setEntryCoach(request),
});
