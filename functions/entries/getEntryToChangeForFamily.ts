import type { Handler } from '../http/exchange.ts';
import { entryToChange } from './entryToChange.ts';
import { entryOfCompetition } from './foundEntry.ts';

export const getEntryToChangeForFamily: Handler<'getEntryToChangeForFamily'> = async ({
  params,
  session,
  now,
}) => {
  const entry = await entryOfCompetition(params.competitionId, params.entryId);
  return { data: await entryToChange(entry, { by: 'organiser', accountId: session.id }, now) };
};
