import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { homeRinksOf } from './indexedEntries.ts';

export const listHomeRinks: Handler<'listHomeRinks'> = async ({ params: { competitionId } }) => {
  const [competition, rinks] = await Promise.all([
    findCompetition(competitionId),
    homeRinksOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: rinks };
};
