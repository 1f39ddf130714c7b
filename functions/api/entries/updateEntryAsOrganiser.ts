import type { Handler } from '../../platform/http/requestContext.ts';
import { updateEntry } from '../../services/entries/update/updateEntry.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';

export const updateEntryAsOrganiser: Handler<'updateEntryForFamily'> = async (request) => {
  const { params, session, now } = request;
  const { reason, ...change } = request.body;
  const before = await getEntryOfCompetition(params.competitionId, params.entryId);
  const editedBy = { by: 'organiser', accountId: session.id, reason } as const;
  return { data: await updateEntry(before, change, editedBy, now) };
};
