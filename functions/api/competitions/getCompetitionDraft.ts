import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findDraft } from '../../store/competitions/repository.ts';
import { draftWithRink } from '../../store/competitions/withRinks.ts';

export const getCompetitionDraft: Handler<'getCompetitionDraft'> = async ({ params }) => {
  const draft = await findDraft(params.competitionId);
  if (!draft) throw new ApiError('NotFound');
  return { data: await draftWithRink(draft) };
};
