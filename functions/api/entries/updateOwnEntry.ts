import type { Handler } from '../../platform/http/requestContext.ts';
import { updateEntry } from '../../services/entries/update/updateEntry.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';

export const updateOwnEntry: Handler<'updateEntry'> = async ({ params, body, session, now }) => {
  const before = await getOwnEntry(session.id, params.entryId);
  const editedBy = { by: 'family', accountId: session.id, reason: null, session } as const;
  return { data: await updateEntry(before, body, editedBy, now) };
};
