import { historyPage } from '../../store/history/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findCompetitionOrDraft } from '../../store/competitions/repository.ts';

export const listCompetitionHistory: Handler<'listCompetitionHistory'> = async ({ params, query }) => {
  const { competitionId } = params;
  const [competition, page] = await Promise.all([
    findCompetitionOrDraft(competitionId),
    historyPage('competition', competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return page;
};
