import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { changingEntry } from './changingEntry.ts';
import { findEntry } from './repository.ts';

/** Another family's entry is not found: whether it exists is not told. */
export const updateEntry: Handler<'updateEntry'> = async ({ params, body, session, now }) => {
  const before = await findEntry(session.id, params.entryId);
  if (!before) throw new ApiError('NotFound');
  return {
    data: await changingEntry(before, body, { by: 'family', accountId: session.id, reason: null }, now),
  };
};
