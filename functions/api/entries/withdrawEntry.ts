import type { Handler } from '../../platform/http/requestContext.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';
import { withdrawAnyEntry } from '../../services/entries/withdraw/withdrawAnyEntry.ts';

/** A family's own entry, until entries close. */
export const withdrawEntry: Handler<'withdrawEntry'> = async ({ params, body, session, now }) => {
  const entry = await getOwnEntry(session.id, params.entryId);
  const { version } = body;
  return {
    data: await withdrawAnyEntry(entry, { version, by: 'family', accountId: session.id, reason: null, now }),
  };
};
