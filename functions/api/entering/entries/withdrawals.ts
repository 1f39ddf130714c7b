import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { withdrawEntry } from '../../../services/entering/entries/withdraw/withdrawEntry.ts';
import { getEntryOfCompetition, getMyEntry } from '../../../store/entering/entries/repository.ts';

export const withdrawMyEntry: Handler<'withdrawEntry'> = async ({ params, body, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  const withdrawnBy = { by: 'family', accountId: session.id, reason: null, now } as const;
  return { data: await withdrawEntry(entry, body.version, withdrawnBy) };
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
