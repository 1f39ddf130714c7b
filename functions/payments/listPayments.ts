import { entryOfCompetition } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { accountOfEntry } from './entryAccount.ts';

export const listPayments: Handler<'listPayments'> = async ({ params: { competitionId, entryId } }) => ({
  data: await accountOfEntry(await entryOfCompetition(competitionId, entryId)),
});
