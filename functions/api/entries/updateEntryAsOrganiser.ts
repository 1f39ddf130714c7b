import type { Handler } from '../../platform/http/requestContext.ts';
import { updateEntryOfAnyKind } from '../../services/entries/update/updateEntryOfAnyKind.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';

export const updateEntryAsOrganiser: Handler<'updateEntryForFamily'> = async (request) => {
  const { params, session, now } = request;
  const { reason, ...change } = request.body;
  const before = await getEntryOfCompetition(params.competitionId, params.entryId);
  return {
    data: await updateEntryOfAnyKind(before, change, { by: 'organiser', accountId: session.id, reason }, now),
  };
};
