import type { Handler } from '../http/exchange.ts';
import { changingEntry } from './changingEntry.ts';
import { entryOfCompetition } from './foundEntry.ts';

export const updateEntryForFamily: Handler<'updateEntryForFamily'> = async (request) => {
  const { params, session, now } = request;
  const { reason, ...change } = request.body;
  const before = await entryOfCompetition(params.competitionId, params.entryId);
  return {
    data: await changingEntry(before, change, { by: 'organiser', accountId: session.id, reason }, now),
  };
};
