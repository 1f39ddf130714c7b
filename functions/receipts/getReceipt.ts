import { ownEntry } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { entryReceipts } from './entryReceipts.ts';

export const getReceipt: Handler<'getReceipt'> = async ({ params, session, now }) => ({
  data: await entryReceipts(await ownEntry(session.id, params.entryId), now),
});
