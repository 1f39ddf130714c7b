import { ownEntry } from '../../store/entries/foundEntry.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { receiptFile } from '../../services/documents/receiptFile.ts';

export const getReceiptFile: Handler<'getReceiptFile'> = async ({ params, session, now }) =>
  receiptFile(await ownEntry(session.id, params.entryId), params.file, now);
