import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { entryToChange } from '../../../services/entering/entries/update/entryToChange.ts';
import { updateEntry } from '../../../services/entering/entries/update/updateEntry.ts';
import { familyEntries, familyEntryOf } from '../../../services/entering/entries/views/familyEntries.ts';
import { entriesOfAccount, getMyEntry } from '../../../store/entering/entries/repository.ts';

export const listMyEntries: Handler<'listMyEntries'> = async ({ query, session }) => {
  const page = await entriesOfAccount(familyOf(session), query.kind, query.cursor);
  return { data: await familyEntries(page.entries), nextCursor: page.nextCursor };
};

export const getEntry: Handler<'getEntry'> = async ({ params, session }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return { data: await familyEntryOf(entry) };
};

export const getEntryToChange: Handler<'getEntryToChange'> = async ({ params, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return { data: await entryToChange(entry, { by: 'family', accountId: session.id }, now) };
};

export const updateMyEntry: Handler<'updateEntry'> = async ({ params, body, session, now }) => {
  const before = await getMyEntry(familyOf(session), params.entryId);
  const editedBy = { by: 'family', accountId: session.id, reason: null, session } as const;
  return { data: await updateEntry(before, body, editedBy, now) };
};
