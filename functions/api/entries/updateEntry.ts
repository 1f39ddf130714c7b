import type { Handler } from '../../platform/http/requestContext.ts';
import { updateEntryOfAnyKind } from '../../services/entries/update/updateEntryOfAnyKind.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';

export const updateEntry: Handler<'updateEntry'> = async ({ params, body, session, now }) => {
  const before = await getOwnEntry(session.id, params.entryId);
  return {
    data: await updateEntryOfAnyKind(
      before,
      body,
      { by: 'family', accountId: session.id, reason: null, session },
      now,
    ),
  };
};
