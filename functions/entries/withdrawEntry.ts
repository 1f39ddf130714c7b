import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findEntry } from './repository.ts';
import { withdrawing } from './withdrawing.ts';

/** A family's own entry, until entries close. */
export const withdrawEntry: Handler<'withdrawEntry'> = async ({ params, body, session, now }) => {
  const entry = await findEntry(session.id, params.entryId);
  if (!entry) throw new ApiError('NotFound');
  const { version } = body;
  return {
    data: await withdrawing(entry, { version, by: 'family', accountId: session.id, reason: null, now }),
  };
};
