import { ulid } from 'ulidx';
import type { Handler } from '../../platform/http/requestContext.ts';
import { draftContents } from '../../services/competitions/draftContents.ts';
import { createDraft } from '../../services/competitions/drafts.ts';
import type { StoredDraft } from '../../store/competitions/repository.ts';
import { draftWithRink } from '../../store/competitions/withRinks.ts';

export const createCompetitionDraft: Handler<'createCompetitionDraft'> = async ({ body, session, now }) => {
  const id = ulid(now.getTime());
  const draft: StoredDraft = {
    id,
    ...(await draftContents(body, id)),
    state: 'draft',
    changedAt: now.toISOString(),
    version: 1,
  };
  await createDraft(draft, { by: session.id, at: now });
  return { data: await draftWithRink(draft) };
};
