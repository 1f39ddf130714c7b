import { getOwnEntry } from '../../store/entries/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { entryReceipts } from '../../services/documents/entryReceipts.ts';
import { issueReceiptOf } from '../../services/documents/issueReceiptOf.ts';

export const issueReceipt: Handler<'issueReceipt'> = async ({ params, session, now }) => {
  const read = () => getOwnEntry(session.id, params.entryId);
  await issueReceiptOf({ read, by: session.id, now });
  return { data: await entryReceipts(await read(), now) };
};
