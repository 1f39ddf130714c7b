import type { Handler } from '../../platform/http/exchange.ts';
import { changingEntry } from '../../services/entries/update/changingEntry.ts';
import { ownEntry } from '../../store/entries/foundEntry.ts';

export const updateEntry: Handler<'updateEntry'> = async ({ params, body, session, now }) => {
  const before = await ownEntry(session.id, params.entryId);
  return {
    data: await changingEntry(
      before,
      body,
      { by: 'family', accountId: session.id, reason: null, session },
      now,
    ),
  };
};
