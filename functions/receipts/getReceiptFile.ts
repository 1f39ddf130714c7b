import { ownEntry } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { receiptFile } from './receiptFile.ts';

export const getReceiptFile: Handler<'getReceiptFile'> = async ({ params, session, now }) =>
  receiptFile(await ownEntry(session.id, params.entryId), params.file, now);
