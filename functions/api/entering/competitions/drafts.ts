import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import * as clone from '../../../services/entering/competitions/cloneCompetition.ts';
import * as drafts from '../../../services/entering/competitions/drafts.ts';
import * as publish from '../../../services/entering/competitions/publishCompetition.ts';
import { draftsByChange, findDraft } from '../../../store/entering/competitions/repository.ts';
import { draftsWithRinks, draftWithRink } from '../../../store/entering/competitions/withRinks.ts';

export const listCompetitionDrafts: Handler<'listCompetitionDrafts'> = async () => ({
  data: await draftsWithRinks(await draftsByChange()),
});

export const getCompetitionDraft: Handler<'getCompetitionDraft'> = async ({ params }) => {
  const draft = await findDraft(params.competitionId);
  if (!draft) throw new ApiError('NotFound');
  return { data: await draftWithRink(draft) };
};

export const createCompetitionDraft: Handler<'createCompetitionDraft'> = async (request) => ({
  data: await drafts.createCompetitionDraft(request),
});

export const updateCompetitionDraft: Handler<'updateCompetitionDraft'> = async (request) => ({
  data: await drafts.updateCompetitionDraft(request),
});

export const deleteCompetitionDraft: Handler<'deleteCompetitionDraft'> = async (request) => ({
  data: await drafts.deleteCompetitionDraft(request),
});

export const cloneCompetition: Handler<'cloneCompetition'> = async (request) => ({
  data: await clone.cloneCompetition(request),
});

export const publishCompetition: Handler<'publishCompetition'> = async (request) => ({
  data: await publish.publishCompetition(request),
});
