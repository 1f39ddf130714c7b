import type { Handler } from '../../platform/http/requestContext.ts';
import { withdrawEntry } from '../../services/entries/withdraw/withdrawEntry.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';

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
