import { ulid } from 'ulidx';
import type { Handler } from '../http/exchange.ts';
import { draftContents } from './draftContents.ts';
import { createDraft } from './drafts.ts';
import type { StoredDraft } from './repository.ts';
import { draftWithRink } from './withRinks.ts';

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
