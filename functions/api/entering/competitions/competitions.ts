import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { publicCompetition } from '../../../services/entering/competitions/publicCompetition.ts';
import { publishNewCompetition } from '../../../services/entering/competitions/publishCompetition.ts';
import * as update from '../../../services/entering/competitions/updateCompetition.ts';
import * as store from '../../../store/entering/competitions/repository.ts';
import { withRink, withRinks } from '../../../store/entering/competitions/withRinks.ts';
import { historyPage } from '../../../store/people/history/repository.ts';

export const listCompetitions: Handler<'listCompetitions'> = async ({ query }) => ({
  data: (await withRinks(await store.competitionsIn(query.state ?? 'published'))).map(publicCompetition),
});

export const getCompetition: Handler<'getCompetition'> = async ({ params }) => ({
  data: publicCompetition(await withRink(await store.getCompetition(params.competitionId))),
});

export const getCompetitionDetail: Handler<'getCompetitionDetail'> = async ({ params }) => ({
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
