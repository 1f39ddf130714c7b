import type { Handler } from '../../platform/http/requestContext.ts';
import { entryToChange } from '../../services/entries/update/entryToChange.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';

export const getEntryToChange: Handler<'getEntryToChange'> = async ({ params, session, now }) => {
  const entry = await getOwnEntry(session.id, params.entryId);
  return { data: await entryToChange(entry, { by: 'family', accountId: session.id }, now) };
};
