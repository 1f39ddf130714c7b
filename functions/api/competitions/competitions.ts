import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { publishNewCompetition } from '../../services/competitions/publishCompetition.ts';
import * as update from '../../services/competitions/updateCompetition.ts';
import * as store from '../../store/competitions/repository.ts';
import { withRink, withRinks } from '../../store/competitions/withRinks.ts';
import { historyPage } from '../../store/history/repository.ts';

export const listCompetitions: Handler<'listCompetitions'> = async ({ query }) => ({
  data: await withRinks(await store.competitionsIn(query.state ?? 'published')),
});

export const getCompetition: Handler<'getCompetition'> = async ({ params }) => ({
  data: await withRink(await store.getCompetition(params.competitionId)),
});

export const createCompetition: Handler<'createCompetition'> = async (request) => ({
  data: await publishNewCompetition(request),
});

export const updateCompetition: Handler<'updateCompetition'> = async (request) => ({
  data: await update.updateCompetition(request),
});

export const listCompetitionHistory: Handler<'listCompetitionHistory'> = async ({ params, query }) => {
  const { competitionId } = params;
  const [competition, page] = await Promise.all([
    store.findCompetitionOrDraft(competitionId),
    historyPage('competition', competitionId, query.cursor),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return page;
};
