import type { Handler } from '../http/exchange.ts';
import { changingEntry } from './changingEntry.ts';
import { ownEntry } from './foundEntry.ts';

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
