import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { familyEntryOf } from './familyEntries.ts';
import { findEntry } from './repository.ts';

/** Another family's entry is not found: whether it exists is not told. */
export const getEntry: Handler<'getEntry'> = async ({ params, session }) => {
  const entry = await findEntry(session.id, params.entryId);
  if (!entry) throw new ApiError('NotFound');
  return { data: await familyEntryOf(entry) };
};
