import type { Handler } from '../../platform/http/requestContext.ts';
import { entryToChange } from '../../services/entries/update/entryToChange.ts';
import { updateEntry } from '../../services/entries/update/updateEntry.ts';
import { loadEntryRecord } from '../../services/entries/views/entryRecord.ts';
import { withdrawEntry } from '../../services/entries/withdraw/withdrawEntry.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';

export const getEntryRecord: Handler<'getEntryRecord'> = async ({ params, session }) => ({
  data: await loadEntryRecord(params, session),
});

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

export const withdrawEntryAsOrganiser: Handler<'withdrawEntryForFamily'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  const withdrawnBy = { by: 'organiser', accountId: session.id, reason: body.reason, now } as const;
  return { data: await withdrawEntry(entry, body.version, withdrawnBy) };
};
