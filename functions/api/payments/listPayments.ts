import { entryOfCompetition } from '../../store/entries/foundEntry.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { accountOfEntry } from '../../services/payments/entryAccount.ts';

export const listPayments: Handler<'listPayments'> = async ({ params: { competitionId, entryId } }) => ({
  data: await accountOfEntry(await entryOfCompetition(competitionId, entryId)),
});
