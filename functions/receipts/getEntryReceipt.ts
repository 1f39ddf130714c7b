import type { Handler } from '../http/exchange.ts';
import { entryReceipts } from './entryReceipts.ts';
import { entryOfCompetition } from './readEntry.ts';

export const getEntryReceipt: Handler<'getEntryReceipt'> = async ({ params, now }) => ({
  data: await entryReceipts(await entryOfCompetition(params.competitionId, params.entryId), now),
});
