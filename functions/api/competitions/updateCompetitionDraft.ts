import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { draftContents } from '../../services/competitions/draftContents.ts';
import { replaceDraft } from '../../services/competitions/drafts.ts';
import { findDraft, type StoredDraft } from '../../store/competitions/repository.ts';
import { draftWithRink } from '../../store/competitions/withRinks.ts';

export const updateCompetitionDraft: Handler<'updateCompetitionDraft'> = async (request) => {
  const { params, session, now } = request;
  const { version, ...fields } = request.body;
  const stored = await findDraft(params.competitionId);
  if (!stored) throw new ApiError('NotFound');
  if (stored.version !== version) throw new ApiError('VersionConflict');
  const draft: StoredDraft = {
    ...stored,
    ...(await draftContents(fields, stored.id)),
    changedAt: now.toISOString(),
    version: version + 1,
  };
  await replaceDraft(stored, draft, { by: session.id, at: now });
  return { data: await draftWithRink(draft) };
};
