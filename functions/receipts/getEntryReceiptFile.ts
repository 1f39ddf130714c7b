import { entryOfCompetition } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { receiptFile } from './receiptFile.ts';

export const getEntryReceiptFile: Handler<'getEntryReceiptFile'> = async ({ params, now }) =>
  receiptFile(await entryOfCompetition(params.competitionId, params.entryId), params.file, now);
