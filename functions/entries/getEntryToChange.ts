import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { entryToChange } from './entryToChange.ts';
import { findEntry } from './repository.ts';

/** Another family's entry is not found: whether it exists is not told. */
export const getEntryToChange: Handler<'getEntryToChange'> = async ({ params, session, now }) => {
  const entry = await findEntry(session.id, params.entryId);
  if (!entry) throw new ApiError('NotFound');
  return { data: await entryToChange(entry, 'family', now) };
};
