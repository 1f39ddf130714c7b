import type { Handler } from '../../platform/http/exchange.ts';
import { changingEntry } from '../../services/entries/update/changingEntry.ts';
import { entryOfCompetition } from '../../store/entries/foundEntry.ts';

export const updateEntryForFamily: Handler<'updateEntryForFamily'> = async (request) => {
  const { params, session, now } = request;
  const { reason, ...change } = request.body;
  const before = await entryOfCompetition(params.competitionId, params.entryId);
  return {
    data: await changingEntry(before, change, { by: 'organiser', accountId: session.id, reason }, now),
  };
};
