import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { homeRinksOf } from '../../store/entries/lists.ts';

export const listHomeRinks: Handler<'listHomeRinks'> = async ({ params: { competitionId } }) => {
  const [competition, rinks] = await Promise.all([
    findCompetition(competitionId),
    homeRinksOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: rinks };
};
