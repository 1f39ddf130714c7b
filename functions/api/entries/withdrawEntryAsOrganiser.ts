import type { Handler } from '../../platform/http/requestContext.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import { withdrawAnyEntry } from '../../services/entries/withdraw/withdrawAnyEntry.ts';

/** By who runs the competition, with a reason that the family is told. */
export const withdrawEntryAsOrganiser: Handler<'withdrawEntryForFamily'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  const { version, reason } = body;
  return {
    data: await withdrawAnyEntry(entry, { version, by: 'organiser', accountId: session.id, reason, now }),
  };
};
