import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { receiptFile } from '../../services/documents/receiptFile.ts';

export const getEntryReceiptFile: Handler<'getEntryReceiptFile'> = async ({ params, now }) =>
  receiptFile(await getEntryOfCompetition(params.competitionId, params.entryId), params.file, now);
