import { ownEntry } from '../entries/foundEntry.ts';
import type { Handler } from '../http/exchange.ts';
import { entryReceipts } from './entryReceipts.ts';
import { issue } from './issue.ts';

export const issueReceipt: Handler<'issueReceipt'> = async ({ params, session, now }) => {
  const read = () => ownEntry(session.id, params.entryId);
  await issue({ read, by: session.id, now });
  return { data: await entryReceipts(await read(), now) };
};
