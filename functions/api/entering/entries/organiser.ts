import type { Handler } from '../../../platform/http/requestContext.ts';
import { entryToChange } from '../../../services/entering/entries/update/entryToChange.ts';
import { updateEntry } from '../../../services/entering/entries/update/updateEntry.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';

export const getEntryToChangeAsOrganiser: Handler<'getEntryToChangeForFamily'> = async ({
  params,
  session,
  now,
}) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  return { data: await entryToChange(entry, { by: 'organiser', accountId: session.id }, now) };
};

export const updateEntryAsOrganiser: Handler<'updateEntryForFamily'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const { reason, ...change } = body;
  const before = await getEntryOfCompetition(params.competitionId, params.entryId);
  const editedBy = { by: 'organiser', accountId: session.id, reason } as const;
  return { data: await updateEntry(before, change, editedBy, now) };
};
