import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { deleteDraft } from './drafts.ts';
import { findDraft } from './repository.ts';

/** A manager who was invited for it keeps an account that reaches nothing until it gets another competition. */
export const deleteCompetitionDraft: Handler<'deleteCompetitionDraft'> = async (request) => {
  const { params, body, session, now } = request;
  const draft = await findDraft(params.competitionId);
  if (!draft) throw new ApiError('NotFound');
  if (draft.version !== body.version) throw new ApiError('VersionConflict');
  await deleteDraft(draft, { by: session.id, at: now });
  return { data: { id: draft.id } };
};
