import type { Handler } from '../http/exchange.ts';
import { ownEntry } from './readEntry.ts';
import { receiptFile } from './receiptFile.ts';

export const getReceiptFile: Handler<'getReceiptFile'> = async ({ params, session, now }) =>
  receiptFile(await ownEntry(session.id, params.entryId), params.file, now);
