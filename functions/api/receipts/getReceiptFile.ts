import { getOwnEntry } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { receiptFile } from '../../services/documents/receiptFile.ts';

export const getReceiptFile: Handler<'getReceiptFile'> = async ({ params, session, now }) =>
  receiptFile(await getOwnEntry(session.id, params.entryId), params.file, now);
