import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { deleteDraft } from '../../services/competitions/drafts.ts';
import { findDraft } from '../../store/competitions/repository.ts';

/** A manager who was invited for it keeps an account that reaches nothing until it gets another competition. */
export const deleteCompetitionDraft: Handler<'deleteCompetitionDraft'> = async (request) => {
  const { params, body, session, now } = request;
  const draft = await findDraft(params.competitionId);
  if (!draft) throw new ApiError('NotFound');
  if (draft.version !== body.version) throw new ApiError('VersionConflict');
  await deleteDraft(draft, { by: session.id, at: now });
  return { data: { id: draft.id } };
};
