import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { changingEntry } from './changingEntry.ts';
import { entryById } from './repository.ts';

/** An entry of another competition is not found. */
export const updateEntryForFamily: Handler<'updateEntryForFamily'> = async (request) => {
  const { params, session, now } = request;
  const { reason, ...change } = request.body;
  const before = await entryById(params.entryId);
  if (before?.competitionId !== params.competitionId) throw new ApiError('NotFound');
  return {
    data: await changingEntry(before, change, { by: 'organiser', accountId: session.id, reason }, now),
  };
};
