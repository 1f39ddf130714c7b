import type { Handler } from '../../platform/http/requestContext.ts';
import { familyEntryOf } from '../../services/entries/views/familyEntries.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';

export const getEntry: Handler<'getEntry'> = async ({ params, session }) => {
  const entry = await getOwnEntry(session.id, params.entryId);
  return { data: await familyEntryOf(entry) };
};
