import { getOwnEntry } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { entryReceipts } from '../../services/documents/entryReceipts.ts';

export const getReceipt: Handler<'getReceipt'> = async ({ params, session, now }) => ({
  data: await entryReceipts(await getOwnEntry(session.id, params.entryId), now),
});
