import { historyPage } from '../history/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findSetUp } from './repository.ts';

export const listCompetitionHistory: Handler<'listCompetitionHistory'> = async ({ params, query }) => {
  const { competitionId } = params;
  const [competition, page] = await Promise.all([
    findSetUp(competitionId),
    historyPage('competition', competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return page;
};
