import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findDraft } from './repository.ts';
import { draftWithRink } from './withRinks.ts';

export const getCompetitionDraft: Handler<'getCompetitionDraft'> = async ({ params }) => {
  const draft = await findDraft(params.competitionId);
  if (!draft) throw new ApiError('NotFound');
  return { data: await draftWithRink(draft) };
};
