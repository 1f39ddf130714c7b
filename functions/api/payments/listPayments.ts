import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { entryAccountOf } from '../../services/payments/entryAccount.ts';

export const listPayments: Handler<'listPayments'> = async ({ params: { competitionId, entryId } }) => ({
  data: await entryAccountOf(await getEntryOfCompetition(competitionId, entryId)),
});
