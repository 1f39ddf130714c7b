import type { Handler } from '../../platform/http/exchange.ts';
import { entryOfCompetition } from '../../store/entries/foundEntry.ts';
import { withdrawing } from '../../services/entries/withdraw/withdrawing.ts';

/** By who runs the competition, with a reason that the family is told. */
export const withdrawEntryForFamily: Handler<'withdrawEntryForFamily'> = async ({
  params,
  body,
  session,
  now,
}) => {
  const entry = await entryOfCompetition(params.competitionId, params.entryId);
  const { version, reason } = body;
  return { data: await withdrawing(entry, { version, by: 'organiser', accountId: session.id, reason, now }) };
};
