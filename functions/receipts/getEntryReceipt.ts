import { entryOfCompetition } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { entryReceipts } from './entryReceipts.ts';

export const getEntryReceipt: Handler<'getEntryReceipt'> = async ({ params, now }) => ({
  data: await entryReceipts(await entryOfCompetition(params.competitionId, params.entryId), now),
});
