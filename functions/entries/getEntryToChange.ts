import type { Handler } from '../http/exchange.ts';
import { entryToChange } from './entryToChange.ts';
import { ownEntry } from './foundEntry.ts';

export const getEntryToChange: Handler<'getEntryToChange'> = async ({ params, session, now }) => {
  const entry = await ownEntry(session.id, params.entryId);
  return { data: await entryToChange(entry, { by: 'family', accountId: session.id }, now) };
};
