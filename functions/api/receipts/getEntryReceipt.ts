import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { entryReceipts } from '../../services/documents/entryReceipts.ts';

export const getEntryReceipt: Handler<'getEntryReceipt'> = async ({ params, now }) => ({
  data: await entryReceipts(await getEntryOfCompetition(params.competitionId, params.entryId), now),
});
